import { describe, expect, test } from 'vitest';
import type { AuthCallback, SessionState } from '../../session/session.ts';
import type { WantedStep } from './auth-address.ts';
import { authStep } from './auth-step.ts';

const person = { id: '1', email: 'ratna@contoh.id' };
const signedIn: SessionState = { kind: 'signed-in', person, admin: 'checking', position: null, secondFactorDue: false };
const due: SessionState = { ...signedIn, secondFactorDue: true };
const visitor: SessionState = { kind: 'visitor' };
const starting: SessionState = { kind: 'starting' };
const recovery: AuthCallback = { kind: 'recovery' };
const at = (step: WantedStep | null) => ({ step, again: false, invitation: null });

test.each([
  { kind: 'checking' },
  { kind: 'asks', email: 'dewi@contoh.id' },
  { kind: 'failed', reason: null, detail: '', again: false },
] satisfies AuthCallback[])('what came by a mail’s link comes first: $kind, whoever is signed in', (authCallback) => {
  for (const state of [visitor, starting, signedIn, due]) {
    expect(authStep({ state, authCallback }, at('reset'), person.email)).toBe(authCallback.kind);
  }
});

test('whoever is signed in has no business here', () => {
  expect(authStep({ state: signedIn, authCallback: null }, at(null), '')).toBe('leaving');
  expect(authStep({ state: signedIn, authCallback: null }, at('reset'), '')).toBe('leaving');
});

test('but whoever recovered their account chooses a new password first', () => {
  expect(authStep({ state: signedIn, authCallback: recovery }, at('reset-code'), person.email)).toBe('new-password');
});

test('and a second factor is proved before either', () => {
  expect(authStep({ state: due, authCallback: null }, at(null), '')).toBe('second-factor');
  expect(authStep({ state: due, authCallback: recovery }, at(null), '')).toBe('second-factor');
});

test('a visitor, and whoever waits for their session to be read, sees the step of the address, else the tabs', () => {
  for (const state of [visitor, starting]) {
    expect(authStep({ state, authCallback: null }, at(null), '')).toBe('tabs');
    expect(authStep({ state, authCallback: null }, at('reset'), '')).toBe('reset');
    expect(authStep({ state, authCallback: null }, at('reset-code'), person.email)).toBe('reset-code');
    expect(authStep({ state, authCallback: null }, at('confirm'), person.email)).toBe('confirm');
  }
});

test('a code whose address nobody knows any more can’t be checked', () => {
  expect(authStep({ state: visitor, authCallback: null }, at('reset-code'), '')).toBe('reset');
  expect(authStep({ state: visitor, authCallback: null }, at('confirm'), '')).toBe('tabs');
});

describe('whoever is only taken for signed in', () => {
  const again = (step: WantedStep | null) => ({ step, again: true, invitation: null });

  test('goes through every step as a visitor does', () => {
    for (const state of [signedIn, visitor, starting]) {
      expect(authStep({ state, authCallback: null }, again(null), '')).toBe('tabs');
      expect(authStep({ state, authCallback: null }, again('reset'), '')).toBe('reset');
      expect(authStep({ state, authCallback: null }, again('reset-code'), person.email)).toBe('reset-code');
      expect(authStep({ state, authCallback: null }, again('reset-code'), '')).toBe('reset');
      expect(authStep({ state, authCallback: null }, again('confirm'), person.email)).toBe('confirm');
      expect(authStep({ state, authCallback: null }, again('confirm'), '')).toBe('tabs');
    }
  });

  test('proves a second factor and chooses a new password before that, as everybody does', () => {
    expect(authStep({ state: due, authCallback: null }, again('reset'), '')).toBe('second-factor');
    expect(authStep({ state: signedIn, authCallback: recovery }, again('reset-code'), person.email)).toBe(
      'new-password',
    );
  });
});

test('whoever came by an invitation accepts it before they go on, once signed in', () => {
  const invited = { ...at(null), invitation: 'c'.repeat(40) };
  expect(authStep({ state: visitor, authCallback: null }, invited, '')).toBe('tabs');
  expect(authStep({ state: signedIn, authCallback: null }, invited, '')).toBe('invitation');
  expect(authStep({ state: due, authCallback: null }, invited, '')).toBe('second-factor');
  expect(authStep({ state: signedIn, authCallback: recovery }, invited, '')).toBe('new-password');
});
