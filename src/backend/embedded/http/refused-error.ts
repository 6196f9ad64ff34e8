import type { PlainResponse } from './plain-http.ts';

/** Why a request is refused without asking the database. */
export interface Refusal {
  readonly status: number;
  /** As each service names it. */
  readonly codes: { readonly rest: string; readonly auth: string; readonly storage: string };
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error with the response to send. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** A refusal in the format of the called service. */
export function refusalFor(pathname: string, { status, codes, message, headers = {} }: Refusal): PlainResponse {
  const body = pathname.startsWith('/storage/')
    ? { statusCode: String(status), error: codes.storage, message }
    : pathname.startsWith('/auth/')
      ? { code: status, error_code: codes.auth, msg: message }
      : { code: codes.rest, details: null, hint: null, message };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  };
}
