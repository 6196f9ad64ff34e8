/**
 * Stands in for the module `keytar`, so that no test uses the developer's own keychain. Its entries are in the file that
 * TUNAS_KEYCHAIN names; without one, the machine has no password store.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Entries = Readonly<Record<string, string>>;

function file(): string {
  const named = process.env['TUNAS_KEYCHAIN'];
  if (named === undefined) throw new Error('The stand-in has no password store.');
  return named;
}

function entries(): Entries {
  return existsSync(file()) ? (JSON.parse(readFileSync(file(), 'utf8')) as Entries) : {};
}

const keytar = {
  async getPassword(service: string, account: string): Promise<string | null> {
    return entries()[`${service} ${account}`] ?? null;
  },
  async setPassword(service: string, account: string, password: string): Promise<void> {
    writeFileSync(file(), JSON.stringify({ ...entries(), [`${service} ${account}`]: password }));
  },
};
export { keytar as default };
