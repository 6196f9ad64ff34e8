/** The bucket of attached files. */
export const ATTACHMENT_BUCKET = 'article-files';

/** The media type of all attached files. */
export const ATTACHMENT_TYPE = 'application/pdf';

/** The most characters of a file's name in its address. The database has the same limit. */
const NAME_MAX = 40;

const ADDRESS = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9-]{1,40}\.pdf)$/;

/** The path in the bucket for a file with this name: a folder of its own, and a readable name. */
export function attachmentFile(folder: string, called: string): string {
  return `${folder}/${plainName(called)}.pdf`;
}

/** The address of an attached file in texts, independent of the backend: `/media/<folder>/<name>.pdf`. */
export function attachmentAddress(path: string): string {
  return `/media/${path}`;
}

/** The path in the bucket for such an address; null for other addresses. */
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
