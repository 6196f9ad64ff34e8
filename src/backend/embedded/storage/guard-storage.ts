import { bodyFault, type FieldKind } from '../body-fields.ts';
import { FULL_DISK } from '../full-disk.ts';

const STORAGE = '/storage/v1/';

/** Of the letters that Storage takes in names; spaces and some marks come encoded. */
const NAME = /^[\w/!\-.*'() &$@=;:+,?]*$/;
/** A slash that is encoded: part of a name to some programs, the end of a folder to others. */
const HIDDEN_SLASH = /%2f/i;

/** What these send is JSON; whatever else writes is an upload. A signed address is made by POST and used by PUT. */
const JSON_REQUESTS =
  /^(DELETE .*|(POST|PUT) bucket(\/.*)?|POST object\/(move|copy|(list|sign)\/[^/]+|(upload\/)?sign\/[^/]+\/.+))$/;

const FIELDS: Readonly<Record<string, FieldKind>> = {
  id: 'text',
  name: 'text',
  bucketId: 'text',
  sourceKey: 'text',
  destinationKey: 'text',
  destinationBucket: 'text',
  prefix: 'text',
  search: 'text',
  prefixes: 'texts',
  paths: 'texts',
  sortBy: 'object',
  limit: 'whole number',
  offset: 'whole number',
  expiresIn: 'whole number',
};

/**
 * Stands in front of lite's storage. Refuses names that mean different things to different programs, and uploads whose
 * first bytes aren't those of the declared type. A hosted project looks at the declared type alone: there a super admin
 * can put any bytes under a file's name, with a program of their own, and browsers show a broken picture or document.
 */
export async function guardStorage(
  request: Request,
  wasFull: () => boolean,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(STORAGE)) return answer();
  const answered = (await refusalOf(request, pathname)) ?? (await answer());
  const { status, headers, body } = wasFull() ? diskFull() : answered;
  const guarded = new Response(body, { status, headers });
  // What was uploaded is shown as the type it was declared, or not at all.
  guarded.headers.set('x-content-type-options', 'nosniff');
  return guarded;
}

async function refusalOf(request: Request, pathname: string): Promise<Response | null> {
  const path = plainPath(pathname);
  if (path === null) return refusal(400, 'InvalidKey', `Invalid key: ${pathname.slice(STORAGE.length)}`);
  // lite would show everyone there who uploaded a file.
  if (path.startsWith('object/info/')) return refusal(404, 'not_found', 'Object not found');
  if (!['POST', 'PUT', 'DELETE'].includes(request.method)) return null;
  if (JSON_REQUESTS.test(`${request.method} ${path}`)) {
    const json = await request.clone().text();
    // PostgreSQL doesn't allow NUL: lite would answer with a server error, as it does for fields of the wrong type.
    const unheardOf = json.includes('\\u0000') ? 'The request holds a character that no name can have' : null;
    const fault = unheardOf ?? bodyFault(json, FIELDS);
    return fault === null ? null : refusal(400, 'InvalidRequest', fault);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!FILE_TYPES.includes(type)) {
    const supported = FILE_TYPES.join(', ');
    return refusal(415, 'invalid_mime_type', `mime type ${type} is not supported. Supported: ${supported}`);
  }
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  if (beginsAs(type, bytes)) return null;
  return refusal(415, 'invalid_mime_type', `The content of this file is not ${type}`);
}

/** The path behind /storage/v1/ as everybody reads it; null where it can be read in several ways. */
function plainPath(pathname: string): string | null {
  if (HIDDEN_SLASH.test(pathname)) return null;
  const path = decoded(pathname.slice(STORAGE.length));
  if (path === null || !NAME.test(path)) return null;
  return path.split('/').some((segment) => ['', '.', '..'].includes(segment)) ? null : path;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape.
    return null;
  }
}

function diskFull(): Response {
  return Response.json({ statusCode: '507', error: 'DiskFull', message: FULL_DISK }, { status: 507 });
}

/** In the form of Storage, which answers 400 and names the status that it means in the body. */
function refusal(statusCode: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(statusCode), error, message }, { status: 400 });
}

/** How the files of each type begin, read as Latin-1. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF[^]{4}WEBPVP8[ LX]/,
  'application/pdf': /^%PDF-/,
};

/** The accepted types; each bucket's own settings narrow them. */
const FILE_TYPES: readonly string[] = Object.keys(BEGINNINGS);

/** Whether these bytes begin as files of this type do. */
function beginsAs(type: string, bytes: Uint8Array): boolean {
  return BEGINNINGS[type]?.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')) ?? false;
}
