/** Where the seed writes: a hosted project or the embedded backend, by the same address scheme. */
export interface SeedTarget {
  readonly url: string;
  readonly secretKey: string;
}

/** Reads rows of a table, as the service role. `query` is PostgREST's, such as `select=id&slug=eq.organic`. */
export async function readRows<Row>(target: SeedTarget, table: string, query: string): Promise<Row[]> {
  const response = await call(target, `${table}?${query}`, {});
  return (await response.json()) as Row[];
}

/** Inserts rows whose `key` isn't there yet and leaves the others as they are. */
export async function insertMissing(
  target: SeedTarget,
  table: string,
  key: string,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  await call(target, `${table}?on_conflict=${key}`, {
    method: 'POST',
    body: JSON.stringify(rows),
    headers: { 'content-type': 'application/json', prefer: 'resolution=ignore-duplicates,return=minimal' },
  });
}

/** Calls a function of the backend that takes nothing and whose answer doesn't matter. */
export async function callFunction(target: SeedTarget, name: string): Promise<void> {
  await call(target, `rpc/${name}`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
}

async function call(target: SeedTarget, path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', target.secretKey);
  const response = await fetch(`${target.url.replace(/\/+$/, '')}/rest/v1/${path}`, { ...init, headers });
  if (!response.ok) {
    throw new Error(`Seeding ${path.split('?')[0] ?? ''} failed with ${response.status}: ${await response.text()}`);
  }
  return response;
}
