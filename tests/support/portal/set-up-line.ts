import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long the set-up may build on a busy machine, ms. */
export const SET_UP_PATIENCE_MS = 900_000;

/**
 * The line of JSON of a program that the set-up started (global-setup.ts): `given` is the line itself, or the file that it is left in.
 * Throws the program's error where it failed.
 */
export async function lineOfSetUp(given: string): Promise<string> {
  if (given.startsWith('{')) return given;
  const end = Date.now() + SET_UP_PATIENCE_MS;
  while (!existsSync(given)) {
    if (Date.now() > end) throw new Error(`The set-up of the journeys left nothing in ${given}.`);
    await sleep(200);
  }
  const text = readFileSync(given, 'utf8');
  if (!text.startsWith('{')) throw new Error(text);
  return text;
}
