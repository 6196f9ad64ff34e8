import { spawn } from 'node:child_process';
import { onStop } from '../processes/on-stop.ts';
import { buildDesktop } from './build-desktop.ts';
import { electronBinary, fetchElectron } from './electron-binary.ts';

/** Why no window can be opened here, as a sentence; null where one can. Tries once to download a missing Electron. */
export async function whyNoDesktop(say: (line: string) => void): Promise<string | null> {
  if (process.platform === 'linux') {
    if (!process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return 'There is no display here.';
    if (process.getuid?.() === 0) return 'Electron does not run as root on Linux.';
  }
  if (electronBinary() !== null) return null;
  say('Fetching Electron, once...');
  return (await fetchElectron()) ? null : 'Electron could not be fetched.';
}

/** An app that exits with an error within this time, ms, has never shown its window. */
const START_MS = 10_000;

/** Builds and opens the desktop app; settles when its last window is closed. False where it failed at its start. */
export async function openDesktop(): Promise<boolean> {
  const binary = electronBinary();
  if (binary === null) throw new Error('Electron is not there.');
  await buildDesktop();
  const app = spawn(binary, ['.'], { stdio: 'inherit' });
  onStop(() => void app.kill());
  const started = Date.now();
  return new Promise((resolve, reject) => {
    app.once('error', reject);
    app.once('exit', (code) => resolve(code === 0 || Date.now() - started > START_MS));
  });
}
