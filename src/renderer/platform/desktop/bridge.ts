import type { DesktopBridge } from '#ipc/contract.ts';
import type { Reply } from '#domain/reply.ts';

declare global {
  interface Window {
    /** Exposed by the preload. */
    readonly desktop: DesktopBridge;
  }
}

/** What a call gave. A refusal is told on the console and becomes `otherwise`: the portal goes on without that ability. */
export async function valueOf<T>(call: Promise<Reply<T>>, otherwise: T): Promise<T> {
  const reply = await call;
  if (reply.ok) return reply.value;
  console.warn('The desktop refused a call:', reply.code, reply.detail);
  return otherwise;
}
