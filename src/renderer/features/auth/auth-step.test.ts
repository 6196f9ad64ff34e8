import { describe, expect, test } from 'vitest';
import type { Arrival, SessionState } from '../../session/session.ts';
import { authStep } from './auth-step.ts';

const person = { id: '1', email: 'ratna@contoh.id' };
const signedIn: SessionState = { kind: 'signed-in', person, admin: 'checking', secondFactorDue: false };
const due: SessionState = { ...signedIn, secondFactorDue: true };
const visitor: SessionState = { kind: 'visitor' };
const starting: SessionState = { kind: 'starting' };
const recovery: Arrival = { kind: 'recovery' };

describe('what came by a mail’s link comes first', () => {
  test.each([
    { kind: 'checking' },
    { kind: 'asks', email: 'dewi@contoh.id' },
    { kind: 'failed', reason: null, detail: '', again: false },
  ] satisfies Arrival[])('$kind, whoever is signed in', (arrival) => {
    for (const state of [visitor, starting, signedIn, due]) {
      expect(authStep({ state, arrival }, 'reset', person.email)).toBe(arrival.kind);
    }
  });
});

test('whoever is signed in has no business here', () => {
  expect(authStep({ state: signedIn, arrival: null }, null, '')).toBe('leaving');
  expect(authStep({ state: signedIn, arrival: null }, 'reset', '')).toBe('leaving');
});

test('but whoever is only taken for signed in sees the login, if they ask for it', () => {
  expect(authStep({ state: signedIn, arrival: null }, 'again', '')).toBe('tabs');
  expect(authStep({ state: visitor, arrival: null }, 'again', '')).toBe('tabs');
  expect(authStep({ state: due, arrival: null }, 'again', '')).toBe('second-factor');
});

test('but whoever recovered their account chooses a new password first', () => {
  expect(authStep({ state: signedIn, arrival: recovery }, 'reset-code', person.email)).toBe('new-password');
});

test('and a second factor is proved before either', () => {
  expect(authStep({ state: due, arrival: null }, null, '')).toBe('second-factor');
  expect(authStep({ state: due, arrival: recovery }, null, '')).toBe('second-factor');
});

test('a visitor, and whoever waits for their session to be read, sees the step of the address, else the tabs', () => {
  for (const state of [visitor, starting]) {
    expect(authStep({ state, arrival: null }, null, '')).toBe('tabs');
    expect(authStep({ state, arrival: null }, 'reset', '')).toBe('reset');
    expect(authStep({ state, arrival: null }, 'reset-code', person.email)).toBe('reset-code');
    expect(authStep({ state, arrival: null }, 'confirm', person.email)).toBe('confirm');
  }
});

test('a code whose address nobody knows any more can’t be checked', () => {
  expect(authStep({ state: visitor, arrival: null }, 'reset-code', '')).toBe('reset');
  expect(authStep({ state: visitor, arrival: null }, 'confirm', '')).toBe('tabs');
});
