import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reachable } from './backend-call.ts';

type Address = Pick<Reachable, 'url' | 'publishableKey'>;

/**
 * Makes of the built files in `folder` what a build for another backend would give: the same but for the backend's address and key,
 * which stand in a few files as they are. Building again would take ten times as long.
 */
export function pointAtBackend(folder: string, from: Address, to: Address): void {
  const missing = new Set([from.url, from.publishableKey]);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/(\.(html|c?js|mjs|json|txt|xml)|_headers)$/.test(name)) continue;
    const text = readFileSync(file, 'utf8');
    const found = [from.url, from.publishableKey].filter((each) => text.includes(each));
    if (found.length === 0) continue;
    for (const each of found) missing.delete(each);
    writeFileSync(file, text.replaceAll(from.url, to.url).replaceAll(from.publishableKey, to.publishableKey));
    // The server sends the text itself where no compressed copy of it is there.
    for (const copy of [`${file}.br`, `${file}.gz`]) rmSync(copy, { force: true });
  }
  if (missing.size > 0) throw new Error(`What is built in ${folder} doesn't name ${[...missing].join(' and ')}.`);
}
