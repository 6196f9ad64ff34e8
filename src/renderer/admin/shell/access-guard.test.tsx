// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { here, openAt, settle } from '#tests/support/stages/admin-stage.tsx';
import { sessionStage, signedIn, VISITOR, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import type { Language } from '#domain/localized.ts';
import type { SessionState } from '../../session/session.ts';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { isAdminPath } from '../../app/routes.ts';
import { plainPath } from '../../i18n/localized-path.ts';
import { useSignOut } from '../../features/auth/parts/use-sign-out.ts';
import { AdminLoader } from '../../app/admin-loader.tsx';
// The door fetches this itself; here it is there beforehand, so that no test waits for the disk.
import '../../app/framed-admin-area.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));
vi.mock('../cms/drafts/has-unsaved-drafts.ts', () => ({ hasUnsavedDrafts: () => Promise.resolve(keeps) }));
vi.mock('./admin-shell.tsx', () => ({ AdminShell: () => <Leave /> }));
vi.mock('../../app/routes.ts', () => ({ isAdminPath: (path: string) => path.startsWith('/admin') }));

function Leave() {
  const signOut = useSignOut();
  return (
    <>
      <button onClick={signOut}>the admin area</button>
      <input aria-label="a word" />
    </>
  );
}

/** As the portal: the admin area is gone as soon as the address is another one. */
function Area() {
  return isAdminPath(plainPath(useLocation().pathname)) ? <AdminLoader /> : <p>elsewhere</p>;
}

async function stand(state: SessionState, address = '/admin', language: Language = 'en'): Promise<SessionStage> {
  const session = sessionStage(state);
  await openAt(<Area />, { session, address, language });
  return session;
}

async function become(session: SessionStage, state: SessionState): Promise<void> {
  act(() => session.become(state));
  await settle();
}

let entries: number;
/** Whether this device has unsaved work of the signed-in user. */
let keeps: boolean;
beforeEach(() => {
  entries = window.history.length;
  keeps = false;
});

test('leads whoever’s session the backend has ended to the login, unless they are inside', async () => {
  const session = await stand(signedIn('granted'));
  act(() => session.change({ ended: true }));
  expect(screen.getByText('the admin area')).toBeTruthy();
  await become(session, signedIn('unknown'));
  expect([here() + window.location.search, toasts]).toEqual(['/auth?again=1', []]);
});

test.each([
  ['a visitor', VISITOR, '/admin/blogs', '/auth'],
  ['whoever owes the second factor, also offline', signedIn('offline', { secondFactorDue: true }), '/admin', '/auth'],
  ['a visitor', VISITOR, '/en/admin', '/en/auth'],
  // The sign-in page requests the factor.
  ['whoever owes the second factor', signedIn('second-factor', { secondFactorDue: true }), '/admin', '/auth'],
])('leads %s (%o) from %s to %s, without a step in the history', async (_who, state, address, expected) => {
  await stand(state, address);
  expect([here(), window.history.length, toasts]).toEqual([expected, entries, []]);
});

test('welcomes whoever signed up and is a super admin already', async () => {
  const session = await stand(signedIn('checking'));
  session.expectNewcomer(true);
  await become(session, signedIn('granted'));
  await become(session, { ...signedIn('granted') });
  expect(toasts).toEqual([{ kind: 'success', title: 'Registration successful!' }]);
  expect(session.read().newcomer).toBe(false);
});

describe('an access that can’t be checked', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const retry = () => screen.getByRole<HTMLButtonElement>('button', { name: /Try again|Trying/ });

  test.each([
    ['en', 'We can’t check your access right now', /You haven’t been refused access/],
    ['id', 'Akses Anda belum bisa diperiksa', /Akses Anda tidak ditolak/],
  ] as const)('is no refusal: who comes stays where they are and is told so, in %s', async (...given) => {
    const [language, title, detail] = given;
    const session = await stand({ kind: 'starting' }, '/admin/blogs/7', language);
    await become(session, signedIn('unknown'));
    expect(heading()).toBe(title);
    expect(screen.getByRole('alert').textContent).toMatch(detail);
    expect([here(), session.checks, toasts]).toEqual(['/admin/blogs/7', 0, []]);
  });

  test('is asked for once more on arrival: whoever has the role comes in', async () => {
    const session = await stand(signedIn('unknown'), '/admin/blogs');
    expect(screen.getByRole('status').textContent).toBe('Checking your access...');
    expect([here(), session.checks, toasts]).toEqual(['/admin/blogs', 1, []]);
    await become(session, signedIn('checking'));
    act(() => session.answerChecks(signedIn('granted')));
    await settle();
    expect(screen.getByText('the admin area')).toBeTruthy();
    expect([here(), session.checks]).toEqual(['/admin/blogs', 1]);
  });

  test('is asked for on demand, what is shown stays meanwhile, and it may turn out to be a refusal', async () => {
    const session = await stand({ kind: 'starting' }, '/admin/blogs');
    await become(session, signedIn('unknown'));
    act(() => retry().click());
    await become(session, signedIn('checking'));
    expect([heading(), retry().disabled]).toEqual(['We can’t check your access right now', true]);
    await become(session, signedIn('unknown'));
    expect([heading(), retry().disabled, session.checks]).toEqual(['We can’t check your access right now', false, 1]);
    await become(session, signedIn('denied'));
    expect([here(), toasts.length]).toEqual(['/', 1]);
  });

  test('is asked for by itself as soon as the network is back', async () => {
    const platform = memoryPlatform();
    const session = sessionStage({ kind: 'starting' });
    await openAt(<Area />, { session, address: '/admin/blogs', platform });
    await become(session, signedIn('unknown'));
    act(() => platform.comeOnline());
    expect(session.checks).toBe(1);
    await become(session, signedIn('checking'));
    await become(session, signedIn('granted'));
    expect(screen.getByText('the admin area')).toBeTruthy();
    act(() => platform.comeOnline());
    expect([here(), session.checks, toasts]).toEqual(['/admin/blogs', 1, []]);
  });

  test('is asked for after pauses, where the device doesn’t tell when the backend is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const session = await stand({ kind: 'starting' });
    await become(session, signedIn('unknown'));
    act(() => void vi.advanceTimersByTime(5000));
    expect(session.checks).toBe(1);
    await become(session, signedIn('checking'));
    await become(session, signedIn('unknown'));
    act(() => void vi.advanceTimersByTime(9999));
    expect(session.checks).toBe(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(session.checks).toBe(2);
    await become(session, signedIn('granted'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(session.checks).toBe(2);
    await become(session, signedIn('unknown'));
    act(() => void vi.advanceTimersByTime(5000));
    expect(session.checks).toBe(3);
  });
});

test('shows nothing of one person to the next, also where both may enter', async () => {
  const session = await stand(signedIn('granted'));
  const before = screen.getByLabelText<HTMLInputElement>('a word');
  before.value = 'half a sentence';
  await become(session, signedIn('granted', { person: { id: 'another', email: 'dewi@contoh.id' } }));
  expect(screen.getByLabelText<HTMLInputElement>('a word').value).toBe('');
});

test('who signs in again in another window finds everything as it was once the second factor is proved', async () => {
  const session = await stand(signedIn('granted'));
  const word = screen.getByLabelText<HTMLInputElement>('a word');
  word.value = 'half a sentence';
  await become(session, { ...signedIn('granted'), secondFactorDue: true });
  expect(here()).toBe('/admin');
  expect(screen.getByRole('heading', { name: 'One more step: your code' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'the admin area' })).toBeNull();
  await become(session, signedIn('granted'));
  expect(screen.getByLabelText<HTMLInputElement>('a word')).toBe(word);
  expect(word.value).toBe('half a sentence');
});

test('another person’s second factor is none of this window’s', async () => {
  const session = await stand(signedIn('granted'));
  const other = { id: '00000000-0000-4000-8000-000000000009', email: 'dewi@contoh.id' };
  await become(session, { ...signedIn('granted'), person: other, secondFactorDue: true });
  expect(screen.queryByLabelText('a word')).toBeNull();
  expect(here()).toBe('/auth');
});
