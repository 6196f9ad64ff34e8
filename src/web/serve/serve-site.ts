import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { BACKEND_FILE, isUnknownArticle } from '../unknown-article/unknown-article.ts';
import { parseRules, type SiteRules } from './site-rules-file.ts';

export interface ServedSite {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a built site as the static host would: its rule files set headers and rewrites, compressed copies are sent where the
 * client accepts them, unknown paths get 404 and the 404 page. Rejects with EADDRINUSE where the port is taken.
 */
export async function serveSite(options: {
  readonly folder: string;
  readonly port: number;
  readonly host?: string;
}): Promise<ServedSite> {
  const { folder, port, host = '127.0.0.1' } = options;
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run "npm run build:web" first.`);
  const rules = parseRules(folder);
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, dotfiles: false });
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (path === null || RULE_FILES.test(path)) return notFound(response, folder, rules, '/');
    setHeaders(response, rules, path);
    files(request, response, () => {
      const rewritten = rules.rewriteOf(path);
      if (rewritten === null) return notFound(response, folder, rules, path);
      if (rewritten.status === 404) return notFound(response, folder, rules, path, rewritten.file);
      // As the host's edge function does (src/web/edge-functions).
      const unknown = isUnknownArticle(path, () => readBackend(folder));
      unknown
        .then((is) => (is ? notFound(response, folder, rules, path, rewritten.file) : send(rewritten.file)))
        .catch((error: unknown) => {
          console.error(`${path} could not be sent:`, error);
          if (!response.headersSent) response.writeHead(500);
          response.end();
        });
    });
    const send = (file: string) => {
      request.url = file;
      // sirv caches the parsed address on the request.
      delete (request as IncomingMessage & { _parsedUrl?: unknown })._parsedUrl;
      files(request, response, () => notFound(response, folder, rules, path));
    };
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${actual}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBackend(folder: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, BACKEND_FILE), 'utf8')) as unknown;
}

/** Read by the host itself and never served. */
const RULE_FILES = /^\/_(headers|redirects)\/*$/;

/** The decoded path, or null for one that can't be decoded. */
function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
  } catch {
    // Malformed percent signs: no file has such a name.
    return null;
  }
}

function setHeaders(response: ServerResponse, rules: SiteRules, path: string): void {
  for (const [name, value] of rules.headersOf(path)) response.setHeader(name, value);
}

function notFound(response: ServerResponse, folder: string, rules: SiteRules, path: string, page = '/404.html'): void {
  setHeaders(response, rules, path);
  // A missing file may exist after the next deployment, so the answer isn't cached.
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
  response.end(readFileSync(join(folder, page)));
}
