import type { UploadDependencies, UploadProgress, FileUpload } from './upload.ts';

/** One of many files. Waiting ones are `idle`. */
export interface QueuedUpload {
  readonly number: number;
  readonly name: string;
  readonly progress: UploadProgress;
}

/** Many files, one after another: what goes wrong with one stays with it, and the next one begins. */
export interface UploadQueue {
  /** In the order in which they were added, the same list as long as nothing changes. */
  read(): readonly QueuedUpload[];
  subscribe(listener: () => void): () => void;
  /** Uses others from now on, also for what is under way. */
  setDependencies(dependencies: UploadDependencies): void;
  add(files: readonly File[]): void;
  /** Sends a failed one again as soon as none is under way. */
  retry(number: number): void;
  /** Leaves one out, also the one that is under way. */
  remove(number: number): void;
  /** Leaves all of them out. */
  clear(): void;
}

interface Entry {
  readonly number: number;
  readonly file: File;
  readonly upload: FileUpload;
  /** What is to be done as soon as it is its turn. */
  next: 'begin' | 'retry' | null;
}

/** @param newUpload the way of one file */
export function uploadQueue(
  newUpload: (dependencies: UploadDependencies) => FileUpload,
  first: UploadDependencies,
): UploadQueue {
  let dependencies = first;
  const own: UploadDependencies = {
    upload: (file, watch) => dependencies.upload(file, watch),
    name: (folder, name) => dependencies.name(folder, name),
    onDone: (address) => dependencies.onDone(address),
  };
  let entries: readonly Entry[] = [];
  let shown: readonly QueuedUpload[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  const publish = () => {
    shown = entries.map(({ number, file, upload }) => ({ number, name: file.name, progress: upload.read() }));
    for (const listener of listeners) listener();
  };
  const goOn = () => {
    if (entries.some(({ upload }) => isUnderWay(upload.read()))) return;
    const entry = entries.find(({ next }) => next !== null);
    if (entry === undefined) return;
    const { next, upload, file } = entry;
    entry.next = null;
    if (next === 'retry') upload.retry();
    else upload.begin(file);
  };
  const leave = (gone: (entry: Entry) => boolean) => {
    const leaving = entries.filter(gone);
    entries = entries.filter((entry) => !gone(entry));
    for (const { upload } of leaving) upload.cancel();
    publish();
    goOn();
  };

  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setDependencies(other) {
      dependencies = other;
    },
    add(files) {
      const added = files.map((file): Entry => {
        const upload = newUpload(own);
        upload.subscribe(() => {
          publish();
          goOn();
        });
        return { number: (count += 1), file, upload, next: 'begin' };
      });
      entries = [...entries, ...added];
      publish();
      goOn();
    },
    retry(number) {
      const entry = entries.find((each) => each.number === number);
      if (entry?.upload.read().kind === 'failed') entry.next = 'retry';
      goOn();
    },
    remove: (number) => leave((entry) => entry.number === number),
    clear: () => leave(() => true),
  };
}

function isUnderWay({ kind }: UploadProgress): boolean {
  return kind === 'preparing' || kind === 'uploading';
}
