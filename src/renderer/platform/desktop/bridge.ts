import type { DesktopBridge } from '#ipc/contract.ts';
import type { Result } from '#domain/result.ts';

declare global {
  interface Window {
    /** Exposed by the preload. */
    readonly desktop: DesktopBridge;
  }
}

/** The value of a call. A failure is logged on the console and gives `otherwise`: the portal goes on without that feature. */
export async function valueOf<T>(call: Promise<Result<T>>, otherwise: T): Promise<T> {
  const result = await call;
  if (result.ok) return result.value;
  console.warn('The desktop refused a call:', result.code, result.detail);
  return otherwise;
}
