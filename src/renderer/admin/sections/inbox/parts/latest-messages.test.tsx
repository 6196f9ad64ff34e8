// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { openAt, settle } from '#tests/support/admin-stage.tsx';
import { memoryInbox } from '#tests/support/memory-inbox.ts';
import { sessionStage, signedIn } from '#tests/support/session-stage.tsx';
import { addAdminMessages } from '#renderer/admin/shell/admin-messages.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { InboxPolling } from '../inbox-polling.tsx';
import { LatestMessages } from './latest-messages.tsx';
import { queryOver } from '#tests/support/rest-calls.ts';

function Latest() {
  const { i18n } = useTranslation();
  addAdminMessages(i18n);
  return (
    <>
      <InboxPolling />
      <LatestMessages />
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('lead to their messages and to all of them, in the language of the address; new ones are said to be new', async () => {
  const inbox = memoryInbox();
  const old = inbox.arrive({ name: 'Made', state: 'answered' });
  const fresh = inbox.arrive({ name: 'Dewi' });
  const session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(inbox.rest) }));
  await openAt(<Latest />, { session, address: '/en/admin' });
  const links = () =>
    screen
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('href'),
        link.querySelector('time')?.previousElementSibling?.previousElementSibling?.textContent,
      ]);
  expect(links()).toEqual([
    ['/en/admin/messages', undefined],
    [`/en/admin/messages/${fresh}`, 'Dewi, New'],
    [`/en/admin/messages/${old}`, 'Made'],
  ]);
});

test('are read once at first, and anew when something comes in', async () => {
  const inbox = memoryInbox();
  inbox.arrive({ name: 'Made' });
  const platform = memoryPlatform();
  const session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(inbox.rest) }));
  await openAt(<Latest />, { session, address: '/admin', platform });
  const reads = () => inbox.asked.filter(({ path }) => path.includes('order=created_at')).length;
  const comeBack = async () => {
    platform.announced.comeBack();
    await settle();
  };
  expect(reads()).toBe(1);
  await comeBack();
  expect(reads()).toBe(1);
  inbox.arrive({ name: 'Dewi' });
  await comeBack();
  expect([reads(), screen.getByText(/Dewi/).textContent]).toEqual([2, 'Dewi, New']);
});
