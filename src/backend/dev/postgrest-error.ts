/** What PostgREST says of a request that it refuses. */
interface RestRefusal {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly hint?: unknown;
}

/** An error that @supabase/lite answers as it says: the code `PGRST` lets an error name its whole answer. */
export class PostgrestError extends Error {
  readonly code = 'PGRST';
  readonly detail: string;

  constructor(status: number, { code, message, details = null, hint = null }: RestRefusal) {
    super(JSON.stringify({ code, message, details, hint }));
    this.detail = JSON.stringify({ status, headers: {} });
  }
}
