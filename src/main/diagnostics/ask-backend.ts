import { net } from 'electron';
import type { BackendAddress } from '#domain/configuration.ts';

const LONGEST_WAIT_MS = 5_000;

/**
 * Calls the backend's health endpoint and describes the outcome in a few words. It sends the public key, as the portal does:
 * without it a healthy backend answers 401.
 */
export async function probeBackend(backend: BackendAddress | null): Promise<string> {
  if (backend === null) return 'no backend to ask';
  const started = performance.now();
  try {
    const answer = await net.fetch(`${new URL(backend.url).origin}/auth/v1/health`, {
      headers: { apikey: backend.publishableKey },
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      credentials: 'omit',
      cache: 'no-store',
    });
    return `answered ${answer.status} in ${Math.round(performance.now() - started)} ms`;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${LONGEST_WAIT_MS / 1000} s`;
    return `no answer: ${error instanceof Error ? error.message : String(error)}`;
  }
}
