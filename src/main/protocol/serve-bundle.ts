import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { protocol } from 'electron';
import { APP_SCHEME } from './app-address.ts';
import { bundlePath } from './bundle-path.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { mediaType } from './media-types.ts';

/** The folder of the portal's files, and the origins that they may call. */
export interface Bundle {
  readonly folder: string;
  readonly backend: string | null;
  /** The public site. */
  readonly site: string | null;
}

/**
 * Gives app:// an origin, storage and fetch, as https has them, and a code cache, so that later starts don't compile the scripts
 * again. To be called before Electron is ready.
 */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Answers `app://bundle/…` from the bundle's folder from now on. */
export async function serveBundle({ folder, backend, site }: Bundle): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy({ page, backend, site }),
    'X-Content-Type-Options': 'nosniff',
  };
  protocol.handle(APP_SCHEME, async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, headers);
    const path = bundlePath(request.url);
    if (path === null) return refusal(400, headers);
    const content = await contentOf(join(folder, path));
    if (content === null) return refusal(404, headers);
    const body = request.method === 'HEAD' ? null : new Uint8Array(content);
    return new Response(body, { headers: { ...headers, 'Content-Type': mediaType(path) } });
  });
}

function refusal(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status, headers });
}

async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isNoFile(error)) return null;
    throw error;
  }
}

/** True where the file doesn't exist, or is a folder or a path below a file. */
function isNoFile(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}
