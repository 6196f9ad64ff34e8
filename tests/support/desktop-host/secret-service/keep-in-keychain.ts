import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encryptedSessionStore } from '#main/session/encrypted-session-store.ts';
import { keyFile } from '#main/session/key-file.ts';
import { keychainKey } from '#main/session/keychain-key.ts';
import { recordStore } from '#main/session/record-store.ts';
import { systemKeychain } from '#main/session/system-keychain.ts';

// The program behind tests/contract/keychain.test.ts: the app's session room over the system's own keychain, which it finds
// as the app does. Prints what each step gave as one line of JSON.
const [folder, backend, patience] = process.argv.slice(2);
if (folder === undefined || backend === undefined) throw new Error('Name a folder and a backend.');
const sessions = join(folder, 'sessions.json');

/** Electron's own storage, which is none outside Electron. */
const without = {
  read: () => Promise.reject(new Error('no Electron')),
  write: () => Promise.reject(new Error('no Electron')),
};

/** The app started anew: nothing of an earlier start is in memory. */
function start() {
  return encryptedSessionStore({
    backend: backend!,
    records: recordStore(sessions, jsonStore),
    keyFile: keyFile(join(folder!, 'session.key'), { read: () => undefined, write: () => false }),
    readable: () => undefined,
    refused: () => undefined,
    systemKeys: {
      keychain: (cameLate) => keychainKey(systemKeychain(backend!), { patience: Number(patience ?? 15_000), cameLate }),
      safeStorage: (cameLate) => keychainKey(without, { patience: 15_000, cameLate }),
    },
  });
}

/** A file of values as the app's stores are, without Electron. */
function jsonStore() {
  const values: Record<string, unknown> = existsSync(sessions)
    ? (JSON.parse(readFileSync(sessions, 'utf8')) as Record<string, unknown>)
    : {};
  const keep = () => {
    writeFileSync(sessions, JSON.stringify(values));
    return true;
  };
  return {
    get: (name: string) => values[name],
    set: (name: string, value: unknown) => (values[name] = value) !== undefined && keep(),
    delete: (name: string) => delete values[name] && keep(),
  };
}

const first = start();
const kept = await first.write('sb-x-auth-token', 'a-secret-session');
const { place } = await first.keeping();
const read = await start().read('sb-x-auth-token');
const secret = await systemKeychain(backend)
  .read()
  .catch((error: unknown) => String(error));
const onDisk = existsSync(sessions) ? readFileSync(sessions, 'utf8') : '';
console.log(JSON.stringify({ kept, place, read, secret, onDisk }));
// A question that is never answered would hold the program.
process.exit(0);
