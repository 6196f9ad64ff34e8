import { BACKEND_FILE, isUnknownArticle } from '../unknown-article/unknown-article.ts';

// Runs on Netlify before an article is sent. A file of the site is sent as it is; the shell page, which is used for articles newer
// than the build, is sent with 404 where the article doesn't exist. The page then redirects to the list with a note.

interface Context {
  /** The static host's own answer. */
  next(request?: Request): Promise<Response>;
}

export default async function unknownArticle(request: Request, context: Context): Promise<Response> {
  const isHead = request.method === 'HEAD';
  // HEAD is answered as GET is; only its page shows which file the host found.
  const answer = await (isHead ? context.next(new Request(request, { method: 'GET' })) : context.next());
  if (answer.status !== 200 || !(answer.headers.get('content-type') ?? '').includes('text/html')) {
    return isHead ? new Response(null, answer) : answer;
  }
  const { pathname } = new URL(request.url);
  const html = await answer.text();
  const readBackend = async () => (await fetch(new URL(BACKEND_FILE, request.url))).json() as Promise<unknown>;
  const unknown = html.includes('<div id="portal"></div>') && (await isUnknownArticle(pathname, readBackend));
  const headers = new Headers(answer.headers);
  // It was unpacked to be read.
  for (const name of ['content-encoding', 'content-length', ...(unknown ? ['etag'] : [])]) headers.delete(name);
  return new Response(isHead ? null : html, { status: unknown ? 404 : 200, headers });
}

export const config = { path: ['/article/*', '/en/article/*'] };
