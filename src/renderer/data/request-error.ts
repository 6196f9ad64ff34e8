import { failed, type ErrorCode, type Failure, type Result } from '#domain/result.ts';

/** A failed call, as queries and mutations throw it. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  readonly failure: Failure;

  constructor(failure: Failure) {
    super([failure.code, failure.reason, failure.detail].filter(Boolean).join(' '));
    this.failure = failure;
  }

  get code(): ErrorCode {
    return this.failure.code;
  }
}

/**
 * What a call answers; throws its failure as a RequestError. Code that can't be fetched, which browsers throw as a TypeError, is
 * `offline`; the console has the error itself, for it may be a fault of ours.
 */
export async function request<T>(call: () => Promise<Result<T>>): Promise<T> {
  const result = await Promise.resolve()
    .then(call)
    .catch((error: unknown) => {
      console.warn('A call broke:', error);
      return failed(error instanceof TypeError ? 'offline' : 'server', String(error));
    });
  if (result.ok) return result.value;
  throw new RequestError(result);
}

/** Calls an API with the signed-in user's session and returns its value; throws a RequestError (session/use-request.ts). */
export type Request<Api> = <T>(call: (api: Api) => Promise<Result<T>>) => Promise<T>;
