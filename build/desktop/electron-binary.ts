import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onStop } from '../processes/on-stop.ts';

/** A download without progress for this long, ms, is aborted. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 1_000;

const electronFolder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));

/** The path of Electron's program; null where it isn't installed yet. */
export function electronBinary(): string | null {
  const pathFile = join(electronFolder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electronFolder, 'dist');
  const binary = join(folder, readFileSync(pathFile, 'utf8').trim());
  return existsSync(binary) ? binary : null;
}

/** Runs Electron's own download. False where it fails, or makes no progress for 20 seconds. */
export function fetchElectron(patienceMs: number = PATIENCE_MS): Promise<boolean> {
  const download = spawn(process.execPath, [join(electronFolder, 'install.js')], { stdio: 'ignore' });
  onStop(() => download.kill());
  return new Promise((resolve) => {
    let fetched = -1;
    let movedAt = Date.now();
    const watch = setInterval(() => {
      const now = downloadedBytes();
      if (now !== fetched) movedAt = Date.now();
      fetched = now;
      if (Date.now() - movedAt > patienceMs) download.kill();
    }, LOOK_EVERY_MS);
    const settle = (done: boolean) => {
      clearInterval(watch);
      resolve(done);
    };
    download.once('error', () => settle(false));
    download.once('exit', (code) => settle(code === 0 && electronBinary() !== null));
  });
}

/** Electron's downloader reports no progress, but its unfinished file is in the system's temporary folder. */
function downloadedBytes(): number {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith('electron-download-'));
  // After the download the archive is unpacked here.
  return folders.reduce((sum, name) => sum + sizeOf(join(tmpdir(), name)), sizeOf(join(electronFolder, 'dist')));
}

function sizeOf(folder: string): number {
  try {
    return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  } catch {
    // Another user's folder, or one that was removed meanwhile: it doesn't count.
    return 0;
  }
}
