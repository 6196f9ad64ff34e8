/** A request in a form that can be handed to another thread. */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where there is none. */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** An answer, read to its end. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Answers one request at a time. */
export type Answer = (request: PlainRequest) => Promise<PlainResponse>;

/** Has a plain request answered by a handler of fetch's requests. */
export async function respondPlainly(
  { method, url, headers, body }: PlainRequest,
  handle: (request: Request) => Promise<Response>,
): Promise<PlainResponse> {
  const response = await handle(new Request(url, { method, headers, ...(body === null ? {} : { body }) }));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
