import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok, type ErrorCode } from '#domain/result.ts';
import { accountsStage, type AccountsStage } from '#tests/support/accounts/accounts-stage.ts';
import { memorySession } from '#renderer/platform/browser/memory-session.ts';
import { besideSession } from './beside-session.ts';
import { followAccounts, type SignedInSession } from './signed-in-session.ts';
import type { AdminAccess, Session } from './session.ts';

const RATNA = { id: 'a', email: 'ratna@contoh.id' };
const BUDI = { id: 'b', email: 'budi@contoh.id' };

let session: Session;
let stage: AccountsStage;
let live: SignedInSession;

beforeEach(() => {
  session = { state: { kind: 'starting' }, authCallback: null };
  stage = accountsStage(RATNA);
  const cell = {
    read: () => session,
    set: (change: Partial<Session>) => {
      session = { ...session, ...change };
    },
  };
  live = followAccounts(stage.accounts, cell, besideSession(memorySession(), 'sb-x-auth-token', cell));
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const admin = (): AdminAccess | null => (session.state.kind === 'signed-in' ? session.state.admin : null);
const answer = async (index: number, value: boolean | ErrorCode) => {
  stage.roles[index]?.(typeof value === 'boolean' ? ok(value) : failed(value, 'x'));
  await settled();
};

describe('the admin area', () => {
  test('opens for a super admin', async () => {
    expect(admin()).toBe('checking');
    await answer(0, true);
    expect(admin()).toBe('granted');
  });

  test('stays closed for everybody else', async () => {
    await answer(0, false);
    expect(admin()).toBe('denied');
  });

  test.each([
    ['aal1', 'second-factor'],
    ['aal2', 'granted'],
  ] as const)('wants a second factor where the backend does (%s: %s)', async (aal, access) => {
    stage.needsSecondFactor = ok(true);
    stage.aal = aal;
    await answer(0, true);
    expect(admin()).toBe(access);
  });

  test('asks for factors that this session hasn’t heard of before it says that there are none', async () => {
    stage.needsSecondFactor = ok(true);
    stage.possible = 'aal1';
    await answer(0, true);
    expect([admin(), stage.factorsAsked]).toEqual(['second-factor', 1]);
    stage.possible = 'aal2';
    void live.checkAccess();
    await answer(1, true);
    expect([admin(), stage.factorsAsked]).toEqual(['second-factor', 1]);
  });

  test.each(['offline', 'refused', 'no-table'] as const)(
    'stays closed where the check failed (%s), which is logged',
    async (code) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await answer(0, code);
      expect(admin()).toBe('unknown');
      expect(logged).toHaveBeenCalledWith(expect.any(String), code, 'x');
    },
  );

  test('stays closed where the setting couldn’t be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stage.needsSecondFactor = failed('server', 'x');
    await answer(0, true);
    expect(admin()).toBe('unknown');
  });

  test('is asked for again on request, and says so only where nothing is known', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await answer(0, 'offline');
    void live.checkAccess();
    expect(admin()).toBe('checking');
    await answer(1, true);
    void live.checkAccess();
    expect(admin()).toBe('granted');
    await answer(2, false);
    expect(admin()).toBe('denied');
  });
});

describe('a quiet check, after a refresh of the token', () => {
  beforeEach(async () => {
    await answer(0, true);
    stage.tell('TOKEN_REFRESHED', RATNA);
  });

  test('throws nobody out while it is under way', () => {
    expect(admin()).toBe('granted');
  });

  test('shuts out who was demoted', async () => {
    await answer(1, false);
    expect(admin()).toBe('denied');
  });

  test('that a dead network swallowed leaves what is known', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await answer(1, 'timeout');
    expect(admin()).toBe('granted');
  });

  test('that the backend refused counts as no', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await answer(1, 'refused');
    expect(admin()).toBe('unknown');
  });

  test.each([
    ['PGRST002', 'unknown'],
    ['57014', 'unknown'],
    ['500', 'unknown'],
    // A status of a gateway.
    ['503', 'granted'],
    [undefined, 'granted'],
  ] as const)('that failed with the code %s leaves the access %s', async (reason, access) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stage.roles[1]?.({ ...failed('server', 'x'), ...(reason === undefined ? {} : { reason }) });
    await settled();
    expect(admin()).toBe(access);
  });

  test('isn’t made twice at once', () => {
    stage.tell('SIGNED_IN', RATNA);
    expect(stage.roles).toHaveLength(2);
  });

  test('is made anew by a second factor, and the older answer no longer counts', async () => {
    stage.tell('MFA_CHALLENGE_VERIFIED', RATNA);
    await answer(2, true);
    await answer(1, false);
    expect(admin()).toBe('granted');
  });
});

describe('a late answer', () => {
  test('about somebody else is nobody’s', async () => {
    stage.tell('SIGNED_IN', BUDI);
    await answer(0, true);
    expect(admin()).toBe('checking');
    await answer(1, false);
    expect(admin()).toBe('denied');
  });

  test('after a sign-out changes nothing, and isn’t logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stage.tell('SIGNED_OUT', null);
    await answer(0, 'refused');
    expect(session.state).toEqual({ kind: 'visitor' });
    expect(logged).not.toHaveBeenCalled();
  });
});
