import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';
import type { FileStore } from './file-store.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/**
 * Where @supabase/lite stores uploaded files; its own adapters aren't exported. It checks the policies before it calls the adapter,
 * and writes the row of an object after its file: a kill in between leaves a file that isn't visible and that the next upload of
 * that name replaces.
 */
export function storageAdapter(files: FileStore): StorageAdapter {
  const find = async (bucket: string, name: string): Promise<StoredObject | null> => {
    const file = await files.read(storedName(bucket, name));
    return file === null ? null : unpackObject(file);
  };
  const need = async (bucket: string, name: string): Promise<StoredObject> => {
    const object = await find(bucket, name);
    if (object === null) throw new Error(`The file of ${bucket}/${name} is missing`);
    return object;
  };
  const keep = async (bucket: string, name: string, object: StoredObject) => {
    await files.write(storedName(bucket, name), packObject(object));
    return describe(object);
  };
  return {
    driver: null,
    async uploadObject(bucket, name, _version, body, type, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : await bytesOf(body as ReadableStream);
      return keep(bucket, name, { type, cacheControl, at: Date.now(), bytes });
    },
    async getObject(bucket, name) {
      const object = await find(bucket, name);
      // Without a body lite answers that there is no such object.
      if (object === null) return { metadata: describe(NOTHING), httpStatusCode: 404 };
      return { metadata: describe(object), httpStatusCode: 200, body: Buffer.from(object.bytes) };
    },
    headObject: async (bucket, name) => describe(await need(bucket, name)),
    async copyObject(fromBucket, from, _version, toBucket, to) {
      return keep(toBucket, to, { ...(await need(fromBucket, from)), at: Date.now() });
    },
    deleteObject: (bucket, name) => files.remove(storedName(bucket, name)),
    async deleteObjects(bucket, names) {
      for (const name of names) await files.remove(storedName(bucket, name));
    },
    privateAssetUrl: () => Promise.reject(new Error('Files of the embedded backend have no address of their own')),
  };
}

const NOTHING: StoredObject = { type: '', cacheControl: '', at: 0, bytes: new Uint8Array() };

/** In lite's words. */
function describe({ type, cacheControl, at, bytes }: StoredObject) {
  return {
    mimetype: type,
    cacheControl,
    contentLength: bytes.length,
    size: bytes.length,
    lastModified: new Date(at),
    eTag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
    httpStatusCode: 200,
  };
}

async function bytesOf(stream: ReadableStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** An uploaded file with all that its answer needs. */
interface StoredObject {
  readonly type: string;
  readonly cacheControl: string;
  /** When it was uploaded, ms. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

const LINE_END = '\n'.charCodeAt(0);

/**
 * The name that an object's file has on the disk. A digest, because people choose the object's own name: like this none
 * leads out of the folder, is a device on Windows, is too long, or differs from another only in its capitals.
 */
function storedName(bucket: string, name: string): string {
  return createHash('sha256')
    .update(JSON.stringify([bucket, name]))
    .digest('hex');
}

/** An object as one file, so that bytes and type can't come apart: a line of JSON, then the bytes. */
function packObject({ bytes, ...about }: StoredObject): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), bytes]);
}

/** The object out of its file. */
function unpackObject(file: Uint8Array): StoredObject {
  const end = file.indexOf(LINE_END);
  const about = JSON.parse(Buffer.from(file.subarray(0, end)).toString('utf8')) as Omit<StoredObject, 'bytes'>;
  return { ...about, bytes: file.subarray(end + 1) };
}
