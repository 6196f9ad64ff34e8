import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import type { Sql } from './people.ts';

const STAND_IN = join(import.meta.dirname, 'deploy-hook.sql');
const CHANNEL = 'net_http_post';

/** One call that the database requested. */
interface AskedCall {
  readonly url: string;
  /** ms. */
  readonly timeout: number;
}

/**
 * A stand-in for pg_net, which hosted projects have: `net.http_post` calls an address once, after its transaction. A failed call is
 * logged with the host name only, because the whole address of a hook is a secret.
 *
 * @returns waits until no call is running any more
 */
export async function standInForPgNet(
  driver: Pick<PGlite, 'exec' | 'listen'>,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  await driver.exec(readFileSync(STAND_IN, 'utf8'));
  const underWay = new Set<Promise<void>>();
  await driver.listen(CHANNEL, (payload) => {
    const call = post(JSON.parse(payload) as AskedCall, log);
    underWay.add(call);
    void call.finally(() => underWay.delete(call));
  });
  return async () => void (await Promise.all(underWay));
}

/** Stores the address that is called whenever the published content changes. */
export async function installDeployHook(sql: Sql, address: string): Promise<void> {
  if (!isWebAddress(address)) {
    throw new Error('The deploy hook (TUNAS_DEPLOY_HOOK) must be an address that begins with http:// or https://.');
  }
  await sql.query('update private.settings set deploy_hook = $1', [address]);
}

async function post({ url, timeout }: AskedCall, log: (line: string) => void): Promise<void> {
  if (!isWebAddress(url)) return log('An address that is neither http nor https was not called.');
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) log(`The deploy hook at ${host} answered ${response.status}. The next change calls it again.`);
  } catch (error) {
    log(`The deploy hook at ${host} could not be called (${reasonOf(error)}). The next change calls it again.`);
  }
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
}

/** fetch's own error has no reason; its cause has one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
