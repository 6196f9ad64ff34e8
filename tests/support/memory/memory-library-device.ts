import type { LibraryChoice, PictureChoice } from '#domain/library.ts';
import type { LibraryDevice } from '#renderer/data/offline-library.ts';

/** A device in memory, with only one window by default. */
export function memoryLibraryDevice(first: LibraryChoice = 'on'): LibraryDevice & {
  readonly asked: string[];
  /** Another window is at it. */
  busy: boolean;
  /** That window is done, or gone. */
  leave(): void;
  /** The notifications to other windows. */
  readonly told: string[];
  /** Another window changes what is kept under a name. */
  changeElsewhere(name: string): void;
  /** Another window chooses. */
  chooseElsewhere(choice: LibraryChoice): void;
} {
  let chosen = first;
  let pictures: PictureChoice = 'none';
  const asked: string[] = [];
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  const followers: ((name: string) => void)[] = [];
  return {
    asked,
    told,
    notifyChange: (name) => void told.push(name),
    subscribeChange: (name, listener) => void followers.push((changed) => changed === name && listener()),
    changeElsewhere(name) {
      for (const follow of followers) follow(name);
    },
    busy: false,
    readChoice: () => chosen,
    writeChoice: (choice) => (chosen = choice),
    readPictureChoice: () => pictures,
    writePictureChoice: (choice) => void (pictures = choice),
    subscribePictureChoice: () => undefined,
    subscribeChoice: (listener) => void listeners.push(listener),
    async inOneWindow(_name, work) {
      if (this.busy) return false;
      await work();
      return true;
    },
    whenFree: () => new Promise((resolve) => waiting.push(resolve)),
    leave() {
      this.busy = false;
      for (const go of waiting.splice(0)) go();
    },
    room: () => Promise.resolve({ used: 1000, persisted: asked.includes('persist'), needs: null }),
    opensOffline: () => Promise.resolve(true),
    persist: async () => void asked.push('persist'),
    chooseElsewhere(choice) {
      chosen = choice;
      for (const listener of listeners) listener();
    },
  };
}
