/** The file of a built site with the address of its backend, read by the server of the site. */
export const BACKEND_FILE = '/backend.json';

/** The timeout of the request, ms; after it, the page itself asks the backend. */
const ANSWER_MS = 2_000;

/** PostgREST's codes for "no such function": a backend with accounts but without articles. */
const NO_FUNCTION = ['PGRST202', 'PGRST205', '42P01'];

/**
 * Whether a path names an article that doesn't exist: an invalid id, or one that the backend doesn't know. To be called for paths
 * without a file of the site. False where the backend can't be reached; the page then shows that.
 */
export async function isUnknownArticle(path: string, readBackend: () => Promise<unknown>): Promise<boolean> {
  const id = /^(?:\/en)?\/article\/([^/]*)\/?$/.exec(path)?.[1];
  if (id === undefined) return false;
  if (!/^[1-9]\d{0,15}$/.test(id) || !Number.isSafeInteger(Number(id))) return true;
  try {
    const { url, publishableKey } = (await readBackend()) as { url: string; publishableKey: string };
    const response = await fetch(`${url}/rest/v1/rpc/article_version?article_id=${id}`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const answer = (await response.json()) as { code?: string } | string | null;
    if (response.ok) return answer === null;
    return typeof answer === 'object' && NO_FUNCTION.includes(answer?.code ?? '');
  } catch (error) {
    console.warn(`Nobody could say whether ${path} exists:`, error);
    return false;
  }
}
