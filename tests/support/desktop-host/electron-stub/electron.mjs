/**
 * As much of Electron as the stores of the main process need, for tests that run its modules in plain Node. The data folder
 * is the one that TUNAS_USER_DATA names at the moment of the call.
 */
import { EventEmitter } from 'node:events';

export const app = { getPath: () => process.env['TUNAS_USER_DATA'], getVersion: () => '0.1.0' };
export const ipcMain = new EventEmitter();
const shell = {};

/** electron-store imports Electron as one object. */
const electron = { app, ipcMain, shell };
export { electron as default };
