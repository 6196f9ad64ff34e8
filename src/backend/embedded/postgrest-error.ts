/** PostgREST's error body. */
interface RestRefusal {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly hint?: unknown;
}

/** An error whose response @supabase/lite sends unchanged: the code `PGRST` lets an error define its whole response. */
export class PostgrestError extends Error {
  readonly code = 'PGRST';
  readonly detail: string;

  constructor(status: number, { code, message, details = null, hint = null }: RestRefusal) {
    super(JSON.stringify({ code, message, details, hint }));
    this.detail = JSON.stringify({ status, headers: {} });
  }
}
