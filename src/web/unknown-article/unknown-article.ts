/** The file of a built site that names the backend it was built for: whoever serves the site asks it. */
export const BACKEND_FILE = '/backend.json';

/** A reader waits no longer than this for the answer, ms; then the page itself asks. */
const ANSWER_MS = 2_000;

/** The codes of PostgREST for "no such function": a backend that has accounts and no articles. */
const NO_FUNCTION = ['PGRST202', 'PGRST205', '42P01'];

/**
 * Whether a path asks for an article that nobody has, once no file of the site answers it: an id that can't be one, or one that
 * the backend denies. Where the backend can't be asked, false: the page says so.
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
