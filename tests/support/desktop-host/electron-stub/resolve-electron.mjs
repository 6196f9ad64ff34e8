/** Module hook: Electron's package, by its name or resolved already, is the stub. */
const STUB = new URL('./electron.mjs', import.meta.url).href;

export function resolve(specifier, context, next) {
  const isElectron = specifier === 'electron' || specifier.endsWith('/node_modules/electron/index.js');
  return isElectron ? { url: STUB, format: 'module', shortCircuit: true } : next(specifier, context);
}
