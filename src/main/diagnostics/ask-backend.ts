import { net } from 'electron';

const LONGEST_WAIT_MS = 5_000;

/** Asks the backend whether it is well; says in a few words what came. `origin` is null where none is configured. */
export async function askBackend(origin: string | null): Promise<string> {
  if (origin === null) return 'no backend to ask';
  const started = performance.now();
  try {
    const answer = await net.fetch(`${origin}/auth/v1/health`, {
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
