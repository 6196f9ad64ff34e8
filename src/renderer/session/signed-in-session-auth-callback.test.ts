import { beforeEach, describe, expect, test } from 'vitest';
import { failed, ok, type ErrorCode, type Result } from '#domain/result.ts';
import type { CallbackSession } from '../data/accounts.ts';
import { accountsStage, type AccountsStage } from '#tests/support/accounts/accounts-stage.ts';
import { memorySession } from '#renderer/platform/browser/memory-session.ts';
import { besideSession } from './beside-session.ts';
import { followAccounts, type SignedInSession } from './signed-in-session.ts';
import type { Session } from './session.ts';

const RATNA = { id: 'a', email: 'ratna@contoh.id' };
const BUDI = { id: 'b', email: 'budi@contoh.id' };

let session: Session;
let stage: AccountsStage;
let live: SignedInSession;
let accepted: number;
/** The result of the next `accept`. */
let accepts: Result<void>;

beforeEach(() => {
  session = { state: { kind: 'starting' }, authCallback: null };
  stage = accountsStage(null);
  const cell = {
    read: () => session,
    set: (change: Partial<Session>) => {
      session = { ...session, ...change };
    },
  };
  live = followAccounts(stage.accounts, cell, besideSession(memorySession(), 'sb-x-auth-token', cell));
  session = { ...session, authCallback: { kind: 'checking' } };
  accepted = 0;
  accepts = ok(undefined);
});

const arrived = (awaited: boolean): CallbackSession =>
  ({
    person: RATNA,
    awaited,
    accept: () => {
      accepted += 1;
      return Promise.resolve(accepts);
    },
  }) as Partial<CallbackSession> as CallbackSession;
const retry = async () => {
  session = { ...session, authCallback: { kind: 'checking' } };
  await live.retryAuthCallback();
};

describe('a link that met a bad network', () => {
  test.each(['offline', 'captive-portal', 'timeout', 'server', 'too-many'] as const)(
    'isn’t lost: it can be looked at again (%s)',
    async (code) => {
      stage.arrives = failed(code, 'x');
      await live.arrive('link');
      expect(session.authCallback).toEqual({ kind: 'failed', reason: code, detail: 'x', again: true });
      stage.arrives = ok(arrived(false));
      await retry();
      expect(session.authCallback).toEqual({ kind: 'asks', email: RATNA.email });
      expect(accepted).toBe(0);
    },
  );

  test('on the way to being accepted needs no second yes', async () => {
    stage.arrives = ok(arrived(false));
    await live.arrive('link');
    accepts = failed('timeout', 'x');
    expect(await live.acceptAuthCallback()).toMatchObject({ ok: false, code: 'timeout' });
    expect(session.authCallback).toMatchObject({ kind: 'failed', again: true });
    accepts = ok(undefined);
    await retry();
    expect([session.authCallback, accepted]).toEqual([null, 2]);
  });

  test('and that nobody was asked about is judged anew: somebody else may be signed in by now', async () => {
    stage.arrives = ok(arrived(true));
    accepts = failed('offline', 'x');
    await live.arrive('link');
    expect(session.authCallback).toMatchObject({ kind: 'failed', again: true });
    stage.tell('SIGNED_IN', BUDI);
    await retry();
    expect([session.authCallback, accepted]).toEqual([{ kind: 'asks', email: RATNA.email }, 1]);
  });
});

describe('a link that was refused is over', () => {
  test.each([
    ['refused', undefined, null],
    ['refused', 'otp_expired', 'otp_expired'],
    ['not-found', undefined, 'not-found'],
  ] as const)('%s %s', async (code: ErrorCode, reason, told) => {
    stage.arrives = { ...failed(code, 'x'), ...(reason ? { reason } : {}) };
    await live.arrive('link');
    expect(session.authCallback).toEqual({ kind: 'failed', reason: told, detail: 'x', again: false });
  });

  test('also where that comes out only after the person said yes', async () => {
    stage.arrives = ok(arrived(false));
    await live.arrive('link');
    accepts = { ok: false, code: 'refused', detail: 'x', reason: 'session_not_found' };
    await live.acceptAuthCallback();
    expect(session.authCallback).toEqual({ kind: 'failed', reason: 'session_not_found', detail: 'x', again: false });
  });
});
