/**
 * Module hooks that give the built main process our stand-in where it imports `electron`, and keep the bundle as it
 * was built (Playwright's own loader would compile it). Plain JavaScript, because before Node 22.15 hooks run in a
 * thread of their own, where nothing compiles TypeScript.
 */
import { readFileSync } from 'node:fs';

let electron;
let bundle;

/** `electron`: address of the stand-in module; `bundle`: address of the folder of the main bundle. */
export function initialize(data) {
  ({ electron, bundle } = data);
}

export function resolve(specifier, context, next) {
  const isElectron = specifier === 'electron' || specifier === 'electron/main';
  return isElectron && context.parentURL?.startsWith(bundle) ? next(electron, context) : next(specifier, context);
}

export function load(url, context, next) {
  return url.startsWith(bundle)
    ? { format: 'module', source: readBundled(url), shortCircuit: true }
    : next(url, context);
}

function readBundled(url) {
  return readFileSync(new URL(url), 'utf8');
}
