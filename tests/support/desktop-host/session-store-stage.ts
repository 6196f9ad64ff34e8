import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { encryptedSessionStore } from '#main/session/encrypted-session-store.ts';
import { keyFile } from '#main/session/key-file.ts';
import { keychainKey } from '#main/session/keychain-key.ts';
import { recordStore } from '#main/session/record-store.ts';
import type { MainSessionStore } from '#main/session/main-session-store.ts';
import type { KeychainEntry } from '#main/session/system-keychain.ts';

export const BACKEND = 'https://a.example';
export const KEY = 'sb-a-auth-token';
export const TOKEN = 'eyJ-an-access-token';
const PATIENCE = 40;

export let folder: string;
export let sessions: string;
export let keyPath: string;
/** The content of the system's keychain, and the number of calls. */
export let chain: { secret: string | null; calls: number };
/** The stored choice of a key file. */
export let choice: { value: unknown };

/** A device for each test of the file: its folder, its keychain, and a silent console. */
export function keeperStage(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tunas-sessions-'));
    sessions = join(folder, 'sessions.json');
    keyPath = join(folder, 'session.key');
    chain = { secret: null, calls: 0 };
    choice = { value: undefined };
    becameReadable = [];
    for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
}

/** Keys of sessions for which `readable` was called. */
export let becameReadable: string[];

/** A keychain that works. */
export const working: KeychainEntry = {
  async read() {
    chain.calls += 1;
    return chain.secret;
  },
  async write(secret) {
    chain.calls += 1;
    chain.secret = secret;
  },
};
export const broken = (reason: string): KeychainEntry => {
  const fail = async () => {
    chain.calls += 1;
    throw new Error(reason);
  };
  return { read: fail, write: fail };
};
/** One whose dialog stands open until `answer` is called. */
export function asking(): KeychainEntry & { answer(): void } {
  let answer = () => undefined as void;
  const open = new Promise<void>((resolve) => (answer = resolve));
  return {
    answer: () => answer(),
    read: () => open.then(working.read),
    write: (secret) => open.then(() => working.write(secret)),
  };
}

/** A system without a password store of its own for apps. */
const none: KeychainEntry = {
  read: () => Promise.reject(new Error('The system offers no encryption.')),
  write: () => Promise.reject(new Error('The system offers no encryption.')),
};

/** The app started anew, with this keychain and this storage of Electron's. `refuses`: the disk takes nothing. */
export function start(
  entry: KeychainEntry = working,
  { backend = BACKEND, refuses = false, safeStorage = none } = {},
): MainSessionStore {
  return encryptedSessionStore({
    backend,
    readable: (key) => void becameReadable.push(key),
    refused: () => undefined,
    records: recordStore(sessions, () => jsonStore(refuses)),
    keyFile: keyFile(keyPath, {
      read: () => choice.value,
      write: (value) => ((choice.value = value), !refuses),
    }),
    systemKeys: {
      keychain: (cameLate) => keychainKey(entry, { patience: PATIENCE, cameLate }),
      safeStorage: (cameLate) => keychainKey(safeStorage, { patience: PATIENCE, cameLate }),
    },
  });
}

/** A file of values as the app's stores are, without Electron. */
function jsonStore(refuses: boolean) {
  let values = stored();
  const keep = (changed: Record<string, unknown>) => {
    values = changed;
    if (!refuses) writeFileSync(sessions, JSON.stringify(changed));
    return !refuses;
  };
  return {
    get: (name: string) => values[name],
    set: (name: string, value: unknown) => keep({ ...values, [name]: value }),
    delete: (name: string) => keep(Object.fromEntries(Object.entries(values).filter(([other]) => other !== name))),
  };
}

export function stored(): Record<string, unknown> {
  return readdirSync(folder).includes('sessions.json')
    ? (JSON.parse(readFileSync(sessions, 'utf8')) as Record<string, unknown>)
    : {};
}

export function everyFile(): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}
