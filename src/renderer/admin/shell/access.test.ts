import { expect, test } from 'vitest';
import { signedIn, VISITOR } from '#tests/support/session-stage.tsx';
import { accessState } from './access.ts';

const due = { secondFactorDue: true };

test.each([
  ['what the device keeps isn’t read yet', { kind: 'starting' } as const, 'wait'],
  ['nobody is signed in', VISITOR, 'sign-in'],
  ['the role is being checked', signedIn('checking'), 'wait'],
  ['a super admin', signedIn('granted'), 'enter'],
  ['a super admin who hasn’t shown the second factor', signedIn('granted', due), 'prove-factor'],
  ['a super admin who must have a second factor and has none', signedIn('second-factor'), 'set-up-factor'],
  ['a super admin who must show the second factor', signedIn('second-factor', due), 'prove-factor'],
  ['somebody without the role', signedIn('denied'), 'denied'],
  ['somebody without the role who hasn’t shown the second factor', signedIn('denied', due), 'denied'],
  ['somebody whose role couldn’t be checked', signedIn('unknown'), 'unknown'],
] as const)('%s: %o', (_who, state, answer) => {
  expect(accessState(state)).toBe(answer);
});
