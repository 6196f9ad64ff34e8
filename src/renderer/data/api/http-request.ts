import { failed, ok, type Result } from '#domain/result.ts';

/** An answer whose text came to its end in time. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
}

/**
 * One request with a timeout for the complete response; it only fails with `timeout` and `offline`. Without a timeout the caller
 * ends it with `outer`.
 */
export async function exchange(
  url: string,
  init: RequestInit,
  timeoutMs: number | null,
  outer?: AbortSignal | null,
): Promise<Result<Answer>> {
  const { signal, timedOut, release } = abortAfter(timeoutMs, outer);
  try {
    const response = await fetch(url, { ...init, signal });
    return ok({ response, text: await response.text() });
  } catch (error) {
    if (timedOut()) return failed('timeout', `No answer within ${timeoutMs} ms`);
    return failed('offline', error instanceof Error ? error.message : String(error));
  } finally {
    release();
  }
}

/** AbortSignal.any and AbortSignal.timeout by hand: phones with a Chrome below 116 lack them. */
export function abortAfter(timeoutMs: number | null, outer?: AbortSignal | null) {
  const controller = new AbortController();
  let late = false;
  const stop = () => {
    late = true;
    controller.abort();
  };
  const timer = timeoutMs === null ? undefined : setTimeout(stop, timeoutMs);
  const follow = () => controller.abort();
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    timedOut: () => late,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

/** The wait that a 429 names, in seconds. */
export function headerSeconds(response: Response): number | undefined {
  return waitingSeconds(response.headers.get('retry-after'));
}

/** The seconds that a Retry-After header names; undefined where it names none. */
export function waitingSeconds(header: string | null): number | undefined {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
