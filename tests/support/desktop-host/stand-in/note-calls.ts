import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Node's own channel for connections that this process opens, whatever opens them. */
const CONNECTIONS = 'net.client.socket';

/** Notes where this process connects to, until it is stopped; Chromium is driven through a pipe, which is none of these. */
export function noteCalls(): { stop(): readonly string[] } {
  const called: string[] = [];
  const note = (message: unknown): void => {
    const { socket } = message as { readonly socket: Socket };
    const at = called.push('a connection') - 1;
    socket.once('connect', () => (called[at] = `${String(socket.remoteAddress)}:${String(socket.remotePort)}`));
    socket.once('lookup', (_error, _address, _family, host: string) => (called[at] = host));
  };
  subscribe(CONNECTIONS, note);
  return {
    stop() {
      unsubscribe(CONNECTIONS, note);
      return called;
    },
  };
}
