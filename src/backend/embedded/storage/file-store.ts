/** Keeps bytes under names of the form that `storedName` makes. */
export interface FileStore {
  /** Atomic: a file is never read half-written, whenever the process ends. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  read(name: string): Promise<Uint8Array | null>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
}

/** Files that are gone with the process. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    write: (name, bytes) => {
      files.set(name, bytes);
      return Promise.resolve();
    },
    read: (name) => Promise.resolve(files.get(name) ?? null),
    remove: (name) => {
      files.delete(name);
      return Promise.resolve();
    },
  };
}
