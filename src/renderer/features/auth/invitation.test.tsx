// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { InvitationOutcome } from '#domain/account.ts';
import { failed, ok } from '#domain/result.ts';
import { openAccount, press, settle, SIGNED_IN, type AccountScene } from '#tests/support/stages/account-stage.tsx';
import { page } from './auth-screen.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const CODE = 'aB3-_'.repeat(8);
const open = (scene: Partial<AccountScene> = {}) =>
  openAccount({ Screen: page.Screen, at: `/auth?invitation=${CODE}`, ...scene });
const accepting = (outcome: InvitationOutcome) =>
  open({ state: SIGNED_IN, accounts: { acceptInvitation: () => Promise.resolve(ok(outcome)) } });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('one that is over leads home, not into a refusal', async () => {
  const stage = accepting('gone');
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This invitation no longer works');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(stage.here()).toContain('/auth');
});

test('without a network it can be tried again', async () => {
  const answers = [failed('offline', ''), ok('joined' as const)];
  const stage = open({ state: SIGNED_IN, accounts: { acceptInvitation: () => Promise.resolve(answers.shift()!) } });
  await settle();
  await press('Try again');
  expect(stage.history.at(-1)).toBe('/admin');
});
