/** Whether a refusal with this code of the backend’s says that the session has ended: signing in again mends it. */
export function needsLogin(reason: string | null | undefined): boolean {
  return /session|token|jwt|^PGRST3/.test(reason ?? '');
}
