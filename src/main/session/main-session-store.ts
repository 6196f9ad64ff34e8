import type { Output } from '#ipc/contract.ts';

type SessionKeeping = Output<'session.keeping'>;

/** Keeps sessions, under the keys that supabase-js uses. */
export interface MainSessionStore {
  read(key: string): Promise<string | null>;
  /** True if it is kept for the next start; false where it is in memory only. */
  write(key: string, value: string): Promise<boolean>;
  /** Removed from the disk when it settles; a failure is logged on the console. */
  remove(key: string): Promise<void>;
  /** Before anything was kept: the place that will be tried first. This never opens the keychain's dialog. */
  keeping(): Promise<SessionKeeping>;
  /** Switches to the weaker key file by the person's choice; false where that fails too. */
  keepInFile(): Promise<boolean>;
}

/** Keeps sessions in memory until the app ends. */
export function memorySessionStore(): MainSessionStore {
  const values = new Map<string, string>();
  return {
    read: async (key) => values.get(key) ?? null,
    async write(key, value) {
      values.set(key, value);
      return false;
    },
    async remove(key) {
      values.delete(key);
    },
    keeping: async () => ({ place: 'memory', damaged: false }),
    keepInFile: async () => false,
  };
}
