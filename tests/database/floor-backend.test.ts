import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '../../src/backend/dev/start-backend.ts';
import { authCall } from '../support/auth-call.ts';
import { startFloorBackend } from '../support/floor-backend.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await startFloorBackend({ admin: { password: 'a-long-password' } });
});
afterAll(() => backend.stop());

const rest = (path: string, token: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${backend.url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
  });

it('has profiles and user_roles, with their rules, and nothing else', async () => {
  const { rows } = await backend.database.connection.driver.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  expect(rows.map((row) => row.name)).toEqual(['profiles', 'user_roles']);
  const body = { email: 'ana@example.com', password: 'a-long-password', data: { full_name: 'Ana' } };
  const session = await authCall(backend, 'POST /signup', { body });
  const token = String(session.body['access_token']);
  expect(await (await rest('profiles?select=full_name', token)).json()).toEqual([{ full_name: 'Ana' }]);
  const { id } = session.body['user'] as { id: string };
  const changed = await rest(`profiles?id=eq.${id}&select=full_name`, token, {
    method: 'PATCH',
    body: JSON.stringify({ full_name: ' Ana Putri ' }),
  });
  expect(await changed.json()).toEqual([{ full_name: 'Ana Putri' }]);
  const role = { method: 'POST', body: JSON.stringify({ user_id: id, role: 'superadmin' }) };
  expect((await rest('user_roles', token, role)).status).toBe(403);
  const missing = await rest('articles', token);
  expect([missing.status, ((await missing.json()) as { code: string }).code]).toEqual([404, 'PGRST205']);
});

it('has its super admin', async () => {
  const body = { email: 'admin@tunas.example', password: 'a-long-password' };
  const token = String((await authCall(backend, 'POST /token?grant_type=password', { body })).body['access_token']);
  const roles = await rest('user_roles?select=role&role=eq.superadmin', token);
  expect(await roles.json()).toEqual([{ role: 'superadmin' }]);
});
