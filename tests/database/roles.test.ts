import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { callBackend, type Answer } from '../support/backend/backend-call.ts';
import { testBackend, type Person } from '../support/backend/backend.ts';
import { superAdminCheck } from '../support/backend/super-admin-check.ts';
import { addFactorTable } from '../support/database/factor-table.ts';
import { claimsOf, signedToken, unsignedToken } from '../support/backend/tokens.ts';

const backend = await testBackend();
const isSuperAdmin = superAdminCheck(backend);
beforeEach(async () => {
  await backend.empty();
  await backend.sql(`insert into public.contact_messages (name, email, message) values ('Ana', 'ana@x.example', 'Hi')`);
});

const SUPER_ADMIN = 'superadmin';
const newcomer = (metadata?: unknown): Promise<Person> => backend.signUp(`${randomUUID()}@example.com`, metadata);
const promote = ({ id }: Person) =>
  backend.ask('service', 'user_roles', { method: 'POST', body: { user_id: id, role: SUPER_ADMIN } });

async function superAdmin(): Promise<Person> {
  const person = await newcomer();
  expect((await promote(person)).status).toBe(201);
  return person;
}

async function rolesOf({ id }: Person): Promise<unknown> {
  return (await backend.ask('service', `user_roles?user_id=eq.${id}&select=role`)).body;
}

function auth(path: string, method: string, body: unknown, person?: Person): Promise<Answer> {
  return callBackend(backend, `auth/v1/${path}`, { method, body, token: person?.token });
}

describe('nobody gives themselves a role', () => {
  const CLAIMS = { role: SUPER_ADMIN, roles: [SUPER_ADMIN], user_role: SUPER_ADMIN, is_super_admin: true, aal: 'aal2' };

  it('by what they say at sign-up', async () => {
    const email = `${randomUUID()}@example.com`;
    const response = await auth('signup', 'POST', {
      email,
      password: 'a-long-password',
      ...CLAIMS,
      data: { ...CLAIMS, app_metadata: CLAIMS, user_roles: [{ role: SUPER_ADMIN }] },
      app_metadata: CLAIMS,
      raw_app_meta_data: CLAIMS,
    });
    expect(response.status).toBe(200);
    const body = response.body as { access_token: string; user: { id: string } };
    const person = { id: body.user.id, email, token: body.access_token };
    expect(await rolesOf(person)).toEqual([]);
    expect(await isSuperAdmin(person)).toBe(false);
    expect(claimsOf(person.token)['role']).toBe('authenticated');
  });

  it('by what they say about themselves later', async () => {
    const person = await newcomer();
    const response = await auth('user', 'PUT', { data: CLAIMS, app_metadata: CLAIMS, ...CLAIMS }, person);
    expect(response.status).toBeLessThan(500);
    expect(await rolesOf(person)).toEqual([]);
    expect(await isSuperAdmin(person)).toBe(false);
  });

  it('by claims, even in a token that the auth service signed', async () => {
    const person = await newcomer();
    const claims = { ...claimsOf(person.token), ...CLAIMS, role: 'authenticated' };
    const token = signedToken({ ...claims, app_metadata: CLAIMS, user_metadata: CLAIMS }, backend.jwtSecret);
    expect(await isSuperAdmin({ token })).toBe(false);
  });

  const FORGERIES: readonly (readonly [string, (person: Person) => string])[] = [
    ['that isn’t signed', ({ token }) => unsignedToken(claimsOf(token))],
    [
      'that isn’t signed, of the service role',
      ({ token }) => unsignedToken({ ...claimsOf(token), role: 'service_role' }),
    ],
    ['signed with another secret', ({ token }) => signedToken(claimsOf(token), 'x'.repeat(43))],
    [
      'of the service role, signed with another secret',
      ({ token }) => signedToken({ ...claimsOf(token), role: 'service_role' }, 'x'.repeat(43)),
    ],
    ['signed with the publishable key', ({ token }) => signedToken(claimsOf(token), backend.publishableKey)],
    [
      'with new claims under an old signature',
      ({ token }) => {
        const [head, , signature] = token.split('.');
        const claims = signedToken({ ...claimsOf(token), role: 'service_role' }, 'x').split('.')[1];
        return [head, claims, signature].join('.');
      },
    ],
    ['that is over', ({ token }) => signedToken({ ...claimsOf(token), iat: 1, exp: 2 }, backend.jwtSecret)],
  ];
  it.each(FORGERIES)('by a token %s', async (_how, forge) => {
    const admin = await superAdmin();
    const token = forge(admin);
    expect((await backend.ask({ token }, 'contact_messages')).status).toBe(401);
    const grasp = { method: 'POST', body: { user_id: (await newcomer()).id, role: SUPER_ADMIN } };
    expect((await backend.ask({ token }, 'user_roles', grasp)).status).toBe(401);
  });
});

describe('a live token', () => {
  it('opens at once what its owner was just given', async () => {
    const person = await newcomer();
    expect(await isSuperAdmin(person)).toBe(false);
    await promote(person);
    expect(await isSuperAdmin(person)).toBe(true);
    expect((await backend.ask(person, 'user_roles?select=user_id,role')).body).toEqual([
      { user_id: person.id, role: SUPER_ADMIN },
    ]);
  });

  it('opens nothing any more once its owner is demoted', async () => {
    const person = await superAdmin();
    await superAdmin();
    expect(await isSuperAdmin(person)).toBe(true);
    await backend.ask('service', `user_roles?user_id=eq.${person.id}`, { method: 'DELETE' });
    expect(await isSuperAdmin(person)).toBe(false);
    expect((await backend.ask(person, 'user_roles')).body).toEqual([]);
  });

  it('opens nothing any more once its owner is deleted', async () => {
    const person = await superAdmin();
    await superAdmin();
    await backend.sql('delete from auth.users where id = $1', [person.id]);
    expect(await isSuperAdmin(person)).toBe(false);
  });
});

describe('the second factor', () => {
  const demand = (demanded: boolean) =>
    backend.sql('update private.settings set admin_needs_second_factor = $1', [demanded]);
  const demanded = async (person: Person) => (await backend.ask(person, 'rpc/admin_needs_second_factor')).body;
  const at = ({ token }: Person, aal: unknown) => ({
    token: signedToken({ ...claimsOf(token), aal }, backend.jwtSecret),
  });

  it('is no matter where it isn’t demanded', async () => {
    const person = await superAdmin();
    expect(await demanded(person)).toBe(false);
    for (const aal of ['aal1', 'aal2']) expect(await isSuperAdmin(at(person, aal))).toBe(true);
  });

  it('lets in where it is demanded, and nothing else does, from the next request on', async () => {
    const person = await superAdmin();
    await demand(true);
    expect(await demanded(person)).toBe(true);
    expect(await isSuperAdmin(person)).toBe(false);
    for (const aal of ['aal1', 'AAL2', '', null, true, ['aal2'], { aal: 'aal2' }]) {
      expect(await isSuperAdmin(at(person, aal))).toBe(false);
    }
    expect(await isSuperAdmin(at(person, 'aal2'))).toBe(true);
    await demand(false);
    expect(await isSuperAdmin(person)).toBe(true);
  });

  it('is demanded of whoever has proved one, in every session, although nobody demands it of all', async () => {
    await addFactorTable(backend.sql);
    const [person, other] = [await superAdmin(), await superAdmin()];
    const factor = (status: string) =>
      backend.sql('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [person.id, status]);
    await factor('unverified');
    expect([await demanded(person), await isSuperAdmin(person)]).toEqual([false, true]);
    await factor('verified');
    expect([await demanded(person), await isSuperAdmin(person)]).toEqual([true, false]);
    expect(await isSuperAdmin(at(person, 'aal2'))).toBe(true);
    expect([await demanded(other), await isSuperAdmin(other)]).toEqual([false, true]);
    const inbox = { method: 'POST', body: { email: 'new@example.com', role: 'editor' } };
    expect((await backend.ask(person, 'rpc/invite_person', inbox)).status).toBe(403);
    expect((await backend.ask(at(person, 'aal2'), 'rpc/invite_person', inbox)).status).toBe(200);
    await backend.sql('drop table auth.mfa_factors');
    expect(await isSuperAdmin(person)).toBe(true);
  });

  it('makes nobody a super admin', async () => {
    const person = await newcomer();
    await demand(true);
    expect(await isSuperAdmin(at(person, 'aal2'))).toBe(false);
  });

  it('is demanded where the setting is lost', async () => {
    const person = await superAdmin();
    await backend.sql('delete from private.settings');
    expect(await demanded(person)).toBe(true);
    expect(await isSuperAdmin(person)).toBe(false);
  });
});

describe('find_account', () => {
  const find = async (email: string): Promise<unknown> => {
    const answer = await backend.ask('service', 'rpc/find_account', { method: 'POST', body: { email } });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('finds people by their address, whatever its case and the blanks around it', async () => {
    const person = await newcomer();
    expect(await find(` ${person.email.toUpperCase()}\n`)).toEqual({ id: person.id, super_admin: false });
  });

  it('tells who is a super admin, and makes nobody one', async () => {
    const [person, admin] = [await newcomer(), await superAdmin()];
    expect(await find(admin.email)).toEqual({ id: admin.id, super_admin: true });
    await find(person.email);
    expect(await rolesOf(person)).toEqual([]);
  });

  it.each(['nobody@example.com', '', '%', '%@example.com'])(
    'answers null where nobody has the address "%s"',
    async (email) => expect(await find(email)).toBeNull(),
  );
});
