import { expect, it } from 'vitest';
import { accountChecks } from '#build/smoke/smoke-accounts.ts';
import { mailBackend } from '../support/backend/mail-backend.ts';

// `npm run smoke` on a backend that is as it should be, and on one that isn't.

const { backend } = await mailBackend();
const sql = (text: string) => backend.database.connection.driver.query(text);
const outcomes = async (secretKey?: string): Promise<Record<string, string | null>> => {
  const found: Record<string, string | null> = {};
  for (const { name, run } of accountChecks(backend, secretKey)) found[name] = await run();
  return found;
};
const SESSIONS = 'a new password ends the other sessions of its account';
const CODES = 'wrong codes are refused after some';

it('finds nothing wrong with the embedded backend, and leaves no account there', async () => {
  expect(await outcomes(backend.secretKey)).toEqual({ [SESSIONS]: null, [CODES]: null });
  expect((await sql('select from auth.users')).rows).toEqual([]);
  expect(Object.keys(await outcomes())).toEqual([CODES]);
});

it('finds sessions that outlive a new password, and tokens that outlive a session', async () => {
  await sql('alter table auth.users disable trigger users_new_password');
  expect((await outcomes(backend.secretKey))[SESSIONS]).toBe(
    'another session’s refresh was answered 200, its token at the auth service was answered 200, ' +
      'its token at the REST service was answered 200',
  );
  await sql('alter table auth.users enable trigger users_new_password');
  await sql(`create or replace function private.check_session() returns void language sql as ''`);
  expect((await outcomes(backend.secretKey))[SESSIONS]).toBe('its token at the REST service was answered 200');
});
