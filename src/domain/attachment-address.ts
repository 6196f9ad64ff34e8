/** The bucket that attached files lie in. */
export const ATTACHMENT_BUCKET = 'article-files';

/** The media type of all of them. */
export const ATTACHMENT_TYPE = 'application/pdf';

/** Most letters of a file's name in its address. The database holds the same number. */
const NAME_MAX = 40;

const ADDRESS = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9-]{1,40}\.pdf)$/;

/** The place in the bucket of a file that was called so: a folder of its own, and a name that people can read. */
export function attachmentFile(folder: string, called: string): string {
  return `${folder}/${plainName(called)}.pdf`;
}

/** The address by which texts name a file of the bucket, wherever the backend is: `/media/<folder>/<name>.pdf`. */
export function attachmentAddress(path: string): string {
  return `/media/${path}`;
}

/** The place in the bucket of the file that an address names; null where it names none. */
export function attachmentPath(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}

function plainName(called: string): string {
  const plain = called
    .replace(/\.pdf$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-|-$/g, '');
  return plain === '' ? 'lampiran' : plain;
}
