import { describe, expect, test } from 'vitest';
import { SUPER_ADMIN } from '#domain/roles.ts';
import { reactToAccountEvent } from './react-to-account-event.ts';
import type { AuthCallback, Session, SignedIn } from './session.ts';

const RATNA = { id: 'a', email: 'ratna@contoh.id' };
const BUDI = { id: 'b', email: 'budi@contoh.id' };
const signedIn: SignedIn = {
  kind: 'signed-in',
  person: RATNA,
  admin: 'granted',
  position: SUPER_ADMIN,
  secondFactorDue: false,
};
const visitor = { kind: 'visitor' } as const;
const starting = { kind: 'starting' } as const;
const at = (state: Session['state'], authCallback: AuthCallback | null = null): Session => ({ state, authCallback });
/** After an event whose session is the backend's as well. */
const alive = (...what: Parameters<typeof at>): Session => ({ ...at(...what), ended: false });

describe('each word of the accounts has its answer', () => {
  test('INITIAL_SESSION: whoever is stored is signed in, and their access is asked for', () => {
    expect(reactToAccountEvent(at(starting), 'INITIAL_SESSION', RATNA, false)).toEqual({
      session: alive({ ...signedIn, admin: 'checking', position: null }),
      asksAccess: true,
    });
  });

  test('INITIAL_SESSION: nobody stored is a visitor, and a link is still looked at', () => {
    const authCallback = { kind: 'checking' } as const;
    expect(reactToAccountEvent(at(starting, authCallback), 'INITIAL_SESSION', null, false)).toEqual({
      session: at(visitor, authCallback),
      asksAccess: false,
    });
  });

  test('SIGNED_IN: a new person begins without any access', () => {
    const { session, asksAccess } = reactToAccountEvent(at(signedIn), 'SIGNED_IN', BUDI, true);
    expect(session.state).toEqual({
      ...{ kind: 'signed-in', person: BUDI, admin: 'checking', position: null, secondFactorDue: true },
    });
    expect(asksAccess).toBe(true);
  });

  test('SIGNED_IN: the same person keeps what is known, and is asked about quietly', () => {
    expect(reactToAccountEvent(at(signedIn), 'SIGNED_IN', RATNA, false)).toEqual({
      session: alive(signedIn),
      asksAccess: true,
    });
  });

  test('SIGNED_OUT: a visitor, and what a link wanted is over', () => {
    for (const authCallback of [{ kind: 'recovery' }, { kind: 'asks', email: 'x' }, { kind: 'checking' }] as const) {
      expect(reactToAccountEvent(at(signedIn, authCallback), 'SIGNED_OUT', null, false)).toEqual({
        session: { ...alive(visitor), newcomer: false },
        asksAccess: false,
      });
    }
  });

  test('SIGNED_OUT: what a link failed with is still to be read', () => {
    const authCallback = { kind: 'failed', reason: 'otp_expired', detail: 'x', again: false } as const;
    expect(reactToAccountEvent(at(signedIn, authCallback), 'SIGNED_OUT', null, false).session).toMatchObject(
      at(visitor, authCallback),
    );
  });

  test('SESSION_ENDED: who is inside stays, and is told; whose session is gone is a visitor who is told', () => {
    expect(reactToAccountEvent(at(signedIn), 'SESSION_ENDED', RATNA, false)).toEqual({
      session: { ...at(signedIn), ended: true },
      asksAccess: false,
    });
    expect(reactToAccountEvent(at(signedIn), 'SESSION_ENDED', null, false)).toEqual({
      session: { ...at(visitor), newcomer: false, ended: true },
      asksAccess: false,
    });
  });

  test('TOKEN_REFRESHED: the known role stays while it is asked for again', () => {
    expect(reactToAccountEvent(at(signedIn), 'TOKEN_REFRESHED', RATNA, false)).toEqual({
      session: alive(signedIn),
      asksAccess: true,
    });
  });

  test('USER_UPDATED: the address follows, nothing is asked', () => {
    const moved = { ...RATNA, email: 'dewi@contoh.id' };
    expect(reactToAccountEvent(at(signedIn), 'USER_UPDATED', moved, false)).toEqual({
      session: alive({ ...signedIn, person: moved }),
      asksAccess: false,
    });
  });

  test('PASSWORD_RECOVERY: signed in to choose a new password', () => {
    expect(reactToAccountEvent(at(visitor), 'PASSWORD_RECOVERY', RATNA, false)).toEqual({
      session: alive({ ...signedIn, admin: 'checking', position: null }, { kind: 'recovery' }),
      asksAccess: true,
    });
  });

  test('MFA_CHALLENGE_VERIFIED: the second factor is no longer due, and the access is asked for again', () => {
    const before = at({ ...signedIn, admin: 'second-factor', secondFactorDue: true });
    const { session, asksAccess } = reactToAccountEvent(before, 'MFA_CHALLENGE_VERIFIED', RATNA, false);
    expect(session.state).toMatchObject({ secondFactorDue: false });
    expect(asksAccess).toBe(true);
  });
});

test('a new password is never asked of somebody else who signed in meanwhile', () => {
  const before = at(signedIn, { kind: 'recovery' });
  expect(reactToAccountEvent(before, 'SIGNED_IN', BUDI, false).session.authCallback).toBeNull();
  expect(reactToAccountEvent(before, 'TOKEN_REFRESHED', RATNA, false).session.authCallback).toEqual({
    kind: 'recovery',
  });
});

test('a new person is asked about whatever the word was', () => {
  expect(reactToAccountEvent(at(signedIn), 'USER_UPDATED', BUDI, false)).toMatchObject({
    session: { state: { admin: 'checking' } },
    asksAccess: true,
  });
});
