import { ATTACHMENT_TYPE } from '#domain/attachment-address.ts';
import { failed, ok, type Result } from '#domain/result.ts';

/** A picture that doesn't come within this long is given up, ms; an attached file is up to ten times as large. */
const PICTURE_MS = 30_000;
const ATTACHMENT_MS = 300_000;

/**
 * The bytes of a picture or an attached file that everybody may read, by where it lies; null where there is none any more. `cache`:
 * `no-cache` asks the site itself, past the copy of the service worker.
 */
export async function fetchFile(
  source: string,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Result<Uint8Array<ArrayBuffer> | null>> {
  const late = new AbortController();
  const give = () => late.abort();
  const attached = source.endsWith('.pdf');
  const timer = setTimeout(give, attached ? ATTACHMENT_MS : PICTURE_MS);
  signal.addEventListener('abort', give);
  try {
    const response = await fetch(source, { signal: late.signal, cache });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !type.startsWith(attached ? ATTACHMENT_TYPE : 'image/'))
      return failed('captive-portal', `${type || 'no type'} for ${source}`);
    if (response.ok) return ok(new Uint8Array(await response.arrayBuffer()));
    // Storage answers 400 to nearly everything, also to a name that it doesn't know.
    if (response.status === 404 || response.status === 400) return ok(null);
    return failed('server', `${response.status} for ${source}`);
  } catch (error) {
    if (!signal.aborted) console.warn('A picture could not be fetched:', source, error);
    return failed(late.signal.aborted && !signal.aborted ? 'timeout' : 'offline', String(error));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', give);
  }
}
