import { ATTACHMENT_BUCKET, ATTACHMENT_TYPE, attachmentAddress, attachmentFile } from '#domain/attachment-address.ts';
import { mediaAddress, PICTURE_BUCKET } from '#domain/picture-address.ts';
import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { MEDIA_TYPES } from '#renderer/data/picture-formats/picture-header.ts';
import { aborted } from './upload-fault.ts';
import type { PreparedFile } from './prepared-file.ts';

/** Where one file is on its way to the backend: a picture, or a file to attach. */
export type UploadProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing'; readonly name: string }
  /** `sent` of `total` bytes, over all of its files; `preview` is the smallest of them, null of what is no picture. */
  | {
      readonly kind: 'uploading';
      readonly name: string;
      readonly preview: Blob | null;
      readonly sent: number;
      readonly total: number;
    }
  /** The file can't be taken: another one has to be chosen. */
  | { readonly kind: 'refused'; readonly name: string; readonly failure: Failure }
  /** The upload didn't work; what was prepared waits for another try. */
  | { readonly kind: 'failed'; readonly name: string; readonly preview: Blob | null; readonly failure: Failure }
  /** Everything is with the backend; only now is there an address. */
  | { readonly kind: 'done'; readonly address: string };

/** How a file is made ready for sending. */
interface UploadPreparation {
  prepare(file: File, signal: AbortSignal): Promise<Result<PreparedFile>>;
  /** A new UUID: the folder of one upload. */
  newFolder(): string;
}

/** Where files go. */
export interface UploadDependencies {
  readonly upload: Accounts['upload'];
  /** Stores the original file name after the upload; not called for a file without a name. */
  name(folder: string, name: string): Promise<Result<unknown>>;
  /** Called once for each file, with the address for documents. */
  onDone(address: string): void;
}

/** One file at a time, from being chosen to its address. */
export interface FileUpload {
  /** Uses others from now on, also for what is under way. */
  setDependencies(dependencies: UploadDependencies): void;
  read(): UploadProgress;
  subscribe(listener: () => void): () => void;
  /** Begins with a file; what was under way is cancelled. */
  begin(file: File): void;
  /** Goes on where a failed upload stopped: what was sent isn't sent again. */
  retry(): void;
  /** Removes the file; back to idle. */
  cancel(): void;
}

/** What was prepared: where its files go, and which of them are there. */
interface Parcel {
  readonly name: string;
  readonly folder: string;
  readonly bucket: string;
  readonly files: readonly ParcelFile[];
  readonly preview: Blob | null;
  /** That documents name it by, once all of it is there. */
  readonly address: string;
  readonly sent: Set<string>;
}

interface ParcelFile {
  readonly path: string;
  readonly blob: Blob;
  readonly type: string;
}

const IDLE: UploadProgress = { kind: 'idle' };

/** The way of a file to its address, without any of the screen's matters. */
export function fileUpload(workshop: UploadPreparation, first: UploadDependencies): FileUpload {
  let dependencies = first;
  let progress = IDLE;
  let parcel: Parcel | null = null;
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  const become = (next: UploadProgress) => {
    progress = next;
    for (const listener of listeners) listener();
  };
  /** Ends what is under way, and gives the signal of what comes now. */
  const startAnew = (): AbortSignal => {
    running?.abort();
    running = new AbortController();
    return running.signal;
  };

  const send = async (now: Parcel, signal: AbortSignal) => {
    const { name, folder, preview, address } = now;
    const upload: Accounts['upload'] = (file, watch) => dependencies.upload(file, watch);
    const result = await sendFiles(now, upload, signal, (sent, total) => {
      if (!signal.aborted) become({ kind: 'uploading', name, preview, sent, total });
    });
    if (signal.aborted) return;
    if (!result.ok) return become({ kind: 'failed', name, preview, failure: result });
    // Stored before the list is read again. If that fails, the file is uploaded all the same.
    if (name !== '') await attempted(() => dependencies.name(folder, name));
    if (signal.aborted) return;
    parcel = null;
    become({ kind: 'done', address });
    dependencies.onDone(address);
  };

  const start = async (file: File, signal: AbortSignal) => {
    const { name } = file;
    become({ kind: 'preparing', name });
    const prepared = await attempted(() => workshop.prepare(file, signal));
    if (signal.aborted) return;
    if (!prepared.ok) return become({ kind: 'refused', name, failure: prepared });
    parcel = parcelOf(prepared.value, workshop.newFolder(), name);
    await send(parcel, signal);
  };

  return {
    setDependencies(other) {
      dependencies = other;
    },
    read: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin(file) {
      parcel = null;
      void start(file, startAnew());
    },
    retry() {
      if (parcel !== null && progress.kind === 'failed') void send(parcel, startAnew());
    },
    cancel() {
      startAnew();
      parcel = null;
      if (progress !== IDLE) become(IDLE);
    },
  };
}

function parcelOf(prepared: PreparedFile, folder: string, name: string): Parcel {
  const sent = new Set<string>();
  if (prepared.type === 'pdf') {
    const path = attachmentFile(folder, name);
    const files = [{ path, blob: prepared.file, type: ATTACHMENT_TYPE }];
    return { name, folder, bucket: ATTACHMENT_BUCKET, files, preview: null, address: attachmentAddress(path), sent };
  }
  const { type, files } = prepared;
  const widths = files.map(({ width }) => width);
  return {
    ...{ name, folder, bucket: PICTURE_BUCKET, sent },
    files: files.map(({ width, blob }) => ({ path: `${folder}/${width}.${type}`, blob, type: MEDIA_TYPES[type] })),
    preview: files[0]!.blob,
    address: mediaAddress(folder, widths, type),
  };
}

/** Sends the files that aren't there yet, one after another; the last failure stops it. */
async function sendFiles(
  { bucket, files, sent }: Parcel,
  upload: Accounts['upload'],
  signal: AbortSignal,
  onProgress: (sent: number, total: number) => void,
): Promise<Result<void>> {
  const total = sum(files);
  const sentBytes = () => sum(files.filter(({ path }) => sent.has(path)));
  onProgress(sentBytes(), total);
  for (const { path, blob, type } of files) {
    if (sent.has(path)) continue;
    if (signal.aborted) return aborted();
    const result = await attempted(() =>
      upload(
        { bucket, path, body: blob, type },
        { signal, onProgress: (bytes) => onProgress(sentBytes() + Math.min(bytes, blob.size), total) },
      ),
    );
    if (!result.ok) return result;
    sent.add(path);
    onProgress(sentBytes(), total);
  }
  return ok(undefined);
}

function sum(files: readonly { readonly blob: Blob }[]): number {
  return files.reduce((bytes, { blob }) => bytes + blob.size, 0);
}

/** What doesn't answer with a reply is a fault of ours, and must not leave an upload on its way for ever. */
async function attempted<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    console.error('An upload broke:', error);
    return failed('server', String(error));
  }
}
