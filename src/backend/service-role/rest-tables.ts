import {
  BackendError,
  refusal,
  requestAsServiceRole,
  type BackendResponse,
  type ServiceRoleBackend,
} from './service-role-client.ts';

/** Reads rows of a table. `query` is in PostgREST's syntax, such as `select=id&slug=eq.organic`. */
export async function readRows<Row>(backend: ServiceRoleBackend, table: string, query: string): Promise<Row[]> {
  const answer = await requestAsServiceRole(backend, 'GET', `/rest/v1/${table}?${query}`);
  // The server may not be a backend at all.
  if (answer.status !== 200 || !Array.isArray(answer.body)) throw reason(backend, `Reading ${table}`, answer);
  return answer.body as Row[];
}

/** Inserts rows whose `key` doesn't exist yet and leaves existing ones unchanged. */
export async function insertMissing(
  backend: ServiceRoleBackend,
  table: string,
  key: string,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const prefer = { prefer: 'resolution=ignore-duplicates,return=minimal' };
  const answer = await requestAsServiceRole(backend, 'POST', `/rest/v1/${table}?on_conflict=${key}`, rows, prefer);
  if (answer.status >= 300) throw reason(backend, `Writing ${table}`, answer);
}

/** Calls a function of the database without arguments and ignores its result. */
export async function callFunction(backend: ServiceRoleBackend, name: string): Promise<void> {
  const answer = await requestAsServiceRole(backend, 'POST', `/rest/v1/rpc/${name}`, {});
  if (answer.status >= 300) throw reason(backend, `Calling ${name}`, answer);
}

function reason({ url }: ServiceRoleBackend, what: string, answer: BackendResponse): BackendError {
  switch (answer.code) {
    case '42501':
      return new BackendError(`${what} was refused: this key is not the secret one.`);
    case 'PGRST202':
    case 'PGRST205':
      return new BackendError(`${what} failed: the backend ${url} lacks it. Push the migrations first.`);
    default:
      return refusal(what, answer);
  }
}
