import type { Output } from '#ipc/contract.ts';

type SessionKeeping = Output<'session.keeping'>;

/** Keeps what signs a person in, under keys of the accounts' code. */
export interface MainSessionStore {
  read(key: string): Promise<string | null>;
  /** True once it is kept for the next start; false where memory alone holds it. */
  write(key: string, value: string): Promise<boolean>;
  /** Gone from the disk when it settles, or the console says that the disk refused. */
  remove(key: string): Promise<void>;
  /** Before anything was kept, the place that will be tried first: nobody is asked for a key only to answer this. */
  keeping(): Promise<SessionKeeping>;
  /** A person's own choice of weaker storage; false where that doesn't work either. */
  keepInFile(): Promise<boolean>;
}

/** Holds sessions until the app ends. */
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
