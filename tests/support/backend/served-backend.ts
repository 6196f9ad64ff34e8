import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lineOfSetUp } from '../portal/set-up-line.ts';
import type { Reachable } from './backend-call.ts';
import { pointAtBackend } from './point-at-backend.ts';
import { startProgram } from './start-program.ts';

/** A backend of its own, and a desktop app for it. */
export interface ServedApp {
  readonly backend: Reachable;
  /** The folder with `main`, `preload` and `renderer`. */
  readonly out: string;
}

/** What the app is built for (build-app.ts) before it gets a backend. */
export const NO_BACKEND_YET = {
  url: 'http://no-backend-yet.invalid',
  publishableKey: 'sb_publishable_of_no_backend_yet',
};

/** The environment variable with the file that names the folder of the app that the set-up of this run builds. */
export const APP_VARIABLE = 'TUNAS_APP_UNDER_TEST';

const RESULTS = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** Starts to build the desktop app below the project, where the built main process finds its packages. */
export const buildApp = () => startProgram(new URL('./build-app.ts', import.meta.url), `${RESULTS}built-app`);

/** Starts a backend in a program of its own, which `stop` ends. */
async function serveBackend(): Promise<{ readonly backend: Reachable; readonly stop: () => Promise<void> }> {
  const { line, stop } = startProgram(new URL('./serve-backend.ts', import.meta.url));
  return { backend: JSON.parse(await line) as Reachable, stop };
}

/** Starts a backend and makes a desktop app for it, in a folder of that name that `stop` removes. */
export async function serveApp(name: string): Promise<ServedApp & { readonly stop: () => Promise<void> }> {
  const given = process.env[APP_VARIABLE];
  const line = await (given === undefined ? buildApp().line : lineOfSetUp(given));
  const built = (JSON.parse(line) as { out: string }).out;
  const out = `${RESULTS}${name}`;
  const { backend, stop } = await serveBackend();
  const stopBoth = async (): Promise<void> => {
    await stop();
    rmSync(out, { recursive: true, force: true });
  };
  try {
    // A run that was killed may have left one there.
    rmSync(out, { recursive: true, force: true });
    cpSync(built, out, { recursive: true });
    pointAtBackend(out, NO_BACKEND_YET, backend);
  } catch (error) {
    await stopBoth();
    throw error;
  }
  return { backend, out, stop: stopBoth };
}
