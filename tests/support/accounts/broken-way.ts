import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a network can be dead. */
export const DEAD_NETWORKS = ['connection refused', 'DNS failure', 'black hole', 'captive portal'] as const;
type DeadNetwork = (typeof DEAD_NETWORKS)[number];

export interface BrokenWays {
  /** An address of its own for each test: through this fetch it leads to the backend, or where its network leads. */
  address(name: string): string;
  /** From now on this address is dead in this way; null: it leads to the backend. */
  break(address: string, how: DeadNetwork | null): void;
  readonly fetch: typeof fetch;
  stop(): Promise<void>;
}

/** Real broken connections: a closed port, an unknown host name, a server that never answers, a Wi-Fi's login page. */
export async function brokenWays(backendUrl: string): Promise<BrokenWays> {
  const dead = new Map<string, DeadNetwork>();
  const silent = createServer(() => undefined);
  const page = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in to this Wi-Fi</title>');
  });
  const gone = createServer();
  const [silentUrl, pageUrl, goneUrl] = await Promise.all([silent, page, gone].map(listen));
  await close(gone);
  const targets: Readonly<Record<DeadNetwork, string>> = {
    'connection refused': goneUrl ?? '',
    'DNS failure': 'http://nobody.invalid',
    'black hole': silentUrl ?? '',
    'captive portal': pageUrl ?? '',
  };
  return {
    address: (name) => `http://${name.replace(/\W+/g, '-').toLowerCase()}.test`,
    break(address, how) {
      if (how) dead.set(address, how);
      else dead.delete(address);
    },
    fetch(input, init) {
      const url = new URL(String(input));
      const how = dead.get(url.origin);
      return fetch((how ? targets[how] : backendUrl) + url.pathname + url.search, init);
    },
    stop: async () => {
      await Promise.all([silent, page].map(close));
    },
  };
}

/** The real one: tests put the other in its place. */
const { fetch } = globalThis;

type Server = ReturnType<typeof createServer>;

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
