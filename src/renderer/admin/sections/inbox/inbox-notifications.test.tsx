// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { here, openAt, settle } from '#tests/support/admin-stage.tsx';
import { memoryInbox, type MemoryInbox } from '#tests/support/memory-inbox.ts';
import { sessionStage, signedIn } from '#tests/support/session-stage.tsx';
import { addAdminMessages } from '../../shell/admin-messages.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { InboxPolling } from './inbox-polling.tsx';
import { Screen } from './inbox-screen.tsx';
import { queryOver } from '#tests/support/rest-calls.ts';

let inbox: MemoryInbox;
let platform: ReturnType<typeof memoryPlatform>;

function Section() {
  const { i18n } = useTranslation();
  addAdminMessages(i18n);
  return (
    <main>
      <InboxPolling />
      <Screen rest="" />
    </main>
  );
}

async function open(address = '/admin/messages'): Promise<void> {
  const session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(inbox.rest) }));
  await openAt(<Section />, { session, address, platform });
}

async function press(element: Element): Promise<void> {
  fireEvent.click(element);
  await settle();
}

beforeEach(() => {
  inbox = memoryInbox();
  platform = memoryPlatform();
});
afterEach(cleanup);

describe('notices', () => {
  test('are asked for by a press only', async () => {
    platform.announced.permission = 'ask';
    await open();
    await press(screen.getByRole('button', { name: 'Tell me about new messages' }));
    expect(platform.announced.permission).toBe('yes');
    expect(screen.queryByRole('button', { name: 'Tell me about new messages' })).toBeNull();
  });

  test('tell of a new message and open the inbox; the number goes with the admin area', async () => {
    inbox.arrive();
    await open('/admin/messages?show=spam');
    expect([platform.announced.badge, platform.announced.shown]).toEqual([1, []]);
    inbox.arrive({ name: 'Dewi', message: 'Rahasia' });
    platform.announced.comeBack();
    await settle();
    expect(platform.announced.badge).toBe(2);
    expect(platform.announced.shown).toMatchObject([{ title: 'New message from Dewi' }]);
    expect(JSON.stringify(platform.announced.shown)).not.toContain('Rahasia');
    platform.announced.shown[0]?.press();
    await settle();
    expect([here(), window.location.search]).toEqual(['/admin/messages', '']);
    cleanup();
    expect(platform.announced.badge).toBe(0);
  });
});
