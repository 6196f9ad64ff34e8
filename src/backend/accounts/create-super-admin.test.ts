import { describe, expect, it } from 'vitest';
import { backendThat, SECRET_KEY, type CannedAnswer, type SeenRequest } from '#tests/support/backend/canned-backend.ts';
import { createSuperAdmin } from './create-super-admin.ts';

// Backends that differ from the embedded one: a hosted project's older keys, lite without our additions, accounts alone, other
// servers.

const EMAIL = 'ratna@example.com';
const ID = '0b8a8b4e-5f0e-4a55-9d0f-1f6a5c1d2e3f';

const FIND = 'POST /rest/v1/rpc/find_account';
const PUT = `PUT /auth/v1/admin/users/${ID}`;
const CREATE = 'POST /auth/v1/admin/users';
const SIGN_UP = 'POST /auth/v1/signup';
const ROLES = 'GET /rest/v1/user_roles';
const GIVE = 'POST /rest/v1/user_roles';
const NOBODY: CannedAnswer = [200, null];
const FOUND: CannedAnswer = [200, { id: ID, super_admin: false }];
const ADMIN: CannedAnswer = [200, { id: ID, super_admin: true }];
const EXISTS: CannedAnswer = [422, { error_code: 'email_exists' }];
const NO_FUNCTION: CannedAnswer = [404, { code: 'PGRST202', message: 'Could not find the function' }];
const NO_ADMIN_API: CannedAnswer = [
  401,
  { code: 401, error_code: 'no_authorization', msg: 'This endpoint requires …' },
];

const asked = ({ seen }: { readonly seen: readonly SeenRequest[] }): string[] => seen.map((each) => each.asked);

describe('a super admin', () => {
  it('is created, confirmed and named, and it is this account that gets the role', async () => {
    const backend = await backendThat({ [FIND]: [NOBODY], [CREATE]: [[200, { id: ID }]], [GIVE]: [[201, '']] });
    const made = await createSuperAdmin(backend, { email: EMAIL, fullName: 'Ratna' });
    expect(made).toEqual({ account: 'created', newPassword: expect.stringMatching(/^\S{24}$/) as string });
    expect(asked(backend)).toEqual([FIND, CREATE, GIVE]);
    expect(backend.seen[1]?.body).toEqual({
      email: EMAIL,
      password: made.newPassword,
      email_confirm: true,
      user_metadata: { full_name: 'Ratna' },
    });
    expect(backend.seen[2]?.body).toEqual({ user_id: ID, role: 'superadmin' });
  });

  it('signs up where there is no admin API', async () => {
    const backend = await backendThat({
      [FIND]: [NOBODY],
      [CREATE]: [NO_ADMIN_API],
      [SIGN_UP]: [[200, { access_token: 'x', user: { id: ID } }]],
      [GIVE]: [[201, '']],
    });
    const wanted = { email: EMAIL, password: 'known-password' };
    expect(await createSuperAdmin(backend, wanted)).toEqual({ account: 'created', newPassword: null });
    expect(backend.seen[2]).toMatchObject({ asked: SIGN_UP, body: { email: EMAIL, password: 'known-password' } });
  });

  it('is made where there is nothing but the table', async () => {
    const backend = await backendThat({
      [FIND]: [NO_FUNCTION],
      [ROLES]: [[200, []]],
      [CREATE]: [[200, { id: ID }]],
      [GIVE]: [[201, '']],
    });
    expect((await createSuperAdmin(backend, { email: EMAIL })).account).toBe('created');
    expect(backend.seen.at(-1)).toMatchObject({ asked: GIVE, body: { user_id: ID, role: 'superadmin' } });
  });

  it.each(['keep-password', 'reset-password'] as const)(
    'is nobody where --%s names an address without an account',
    async (knownAccount) => {
      const backend = await backendThat({ [FIND]: [NOBODY] });
      const refused = createSuperAdmin(backend, { email: EMAIL, knownAccount });
      await expect(refused).rejects.toThrow(`No account has the address ${EMAIL}`);
      expect(asked(backend)).toEqual([FIND]);
    },
  );

  it('gets no role where the new password is refused', async () => {
    const backend = await backendThat({ [FIND]: [FOUND], [PUT]: [[422, { msg: 'weak' }]], [GIVE]: [[201, '']] });
    const failing = createSuperAdmin(backend, { email: EMAIL, knownAccount: 'reset-password' });
    await expect(failing).rejects.toThrow('Setting the password failed: 422 weak');
    expect(asked(backend)).toEqual([FIND, PUT]);
  });

  it.each([
    ['is refused like any other that was there', FOUND, /has an account already/],
    ['is nobody’s where it is gone again', NOBODY, /comes and goes/],
  ] as const)('whose account came a moment before %s', async (_what, second, message) => {
    const backend = await backendThat({ [FIND]: [NOBODY, second], [CREATE]: [EXISTS] });
    await expect(createSuperAdmin(backend, { email: EMAIL })).rejects.toThrow(message);
    expect(asked(backend)).toEqual([FIND, CREATE, FIND]);
  });

  it('that two made at the same time is one already', async () => {
    const backend = await backendThat({ [FIND]: [NOBODY, ADMIN], [CREATE]: [EXISTS] });
    expect((await createSuperAdmin(backend, { email: EMAIL })).account).toBe('already');
  });
});

describe('what is in the way is said', () => {
  const failing: readonly (readonly [string, Readonly<Record<string, readonly CannedAnswer[]>>, RegExp])[] = [
    [
      'a project without migrations',
      { [FIND]: [NO_FUNCTION], [ROLES]: [[404, { code: 'PGRST205' }]] },
      /Push the migr/,
    ],
    [
      'an account that can’t be found',
      { [FIND]: [NO_FUNCTION], [ROLES]: [[200, []]], [CREATE]: [EXISTS] },
      /has an account, but/,
    ],
    ['a stranger', { [FIND]: [[200, '<html>']] }, /failed: 200 <html>/],
    ['a failure', { [FIND]: [[500, { message: 'out of order' }]] }, /failed: 500 out of order/],
  ];

  it.each(failing)('%s', async (_what, answers, message) => {
    const backend = await backendThat(answers);
    await expect(createSuperAdmin(backend, { email: EMAIL, password: 'known-password' })).rejects.toThrow(message);
    expect(asked(backend)).not.toContain(SIGN_UP);
  });

  it('nobody there', async () => {
    const backend = { url: 'http://127.0.0.1:1', secretKey: SECRET_KEY };
    await expect(createSuperAdmin(backend, { email: EMAIL })).rejects.toThrow(/doesn't answer \(/);
  });

  it.each([
    [{ email: 'nonsense' }, /no e-mail address/],
    [{ email: EMAIL, password: '12345' }, /at least 6 characters/],
  ])('%j', async (wanted, message) => {
    const backend = await backendThat({});
    await expect(createSuperAdmin(backend, wanted)).rejects.toThrow(message);
    expect(backend.seen).toEqual([]);
  });

  it('never with the password', async () => {
    const backend = await backendThat({ [FIND]: [[200, null]], [CREATE]: [[500, { msg: 'no' }]] });
    const failure = await createSuperAdmin(backend, { email: EMAIL, password: 'known-password' }).catch(String);
    expect(failure).not.toContain('known-password');
  });
});
