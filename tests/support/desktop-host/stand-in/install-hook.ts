import * as nodeModule from 'node:module';
import { initialize, load, resolve } from './module-hook.mjs';

/** Maps `electron` and `keytar` to their stand-ins for every module under `bundle` (the address of a folder, with its last slash). */
export function mapElectron(bundle: string): void {
  const electron = new URL('./electron.ts', import.meta.url).href;
  const keytar = new URL('./keytar.ts', import.meta.url).href;
  const data = { standIns: { electron, 'electron/main': electron, keytar }, bundle };
  if (typeof nodeModule.registerHooks === 'function') {
    initialize(data);
    nodeModule.registerHooks({ resolve, load });
  } else {
    // Node 20 has only the older hooks, which run in a thread.
    nodeModule.register(new URL('./module-hook.mjs', import.meta.url), { data });
  }
}
