import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The line of JSON that a program of the set-up left in this file (global-setup.ts), once it is there; its error where it failed. */
export async function lineOfSetUp(file: string): Promise<string> {
  while (!existsSync(file)) await sleep(200);
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith('{')) throw new Error(text);
  return text;
}
