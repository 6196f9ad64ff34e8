/** The system's own name for what went wrong (`ENOSPC`), else its words: names of folders stay out where there is a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
