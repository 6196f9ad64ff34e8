import { contextBridge } from 'electron';

/**
 * The bridge between the portal and the desktop, the only way from a page to the system. It has no member yet: the
 * calls come from the channel names of `src/ipc`. Electron copies and freezes what it exposes.
 */
contextBridge.exposeInMainWorld('desktop', {});
