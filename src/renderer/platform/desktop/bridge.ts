import type { DesktopBridge } from '#ipc/contract.ts';
import type { Result } from '#domain/result.ts';

declare global {
  interface Window {
    /** Exposed by the preload. */
    readonly desktop: DesktopBridge;
  }
}

/** What a call gave. A refusal is told on the console and becomes `otherwise`: the portal goes on without that ability. */
export async function valueOf<T>(call: Promise<Result<T>>, otherwise: T): Promise<T> {
  const result = await call;
  if (result.ok) return result.value;
  console.warn('The desktop refused a call:', result.code, result.detail);
  return otherwise;
}
