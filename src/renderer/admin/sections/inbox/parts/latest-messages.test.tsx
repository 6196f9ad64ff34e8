// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdmin, settle } from '#tests/support/stages/admin-stage.tsx';
import { memoryInbox, type MemoryInbox } from '#tests/support/memory/memory-inbox.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { InboxPolling } from '../inbox-polling.tsx';
import { LatestMessages } from './latest-messages.tsx';

let inbox: MemoryInbox;
beforeEach(() => void (inbox = memoryInbox()));

async function open(address: string) {
  const platform = memoryPlatform();
  const latest = (
    <>
      <InboxPolling />
      <LatestMessages />
    </>
  );
  await openAdmin(latest, { rest: inbox.rest, address, platform });
  return platform;
}

test('lead to their messages and to all of them, in the language of the address; new ones are said to be new', async () => {
  const old = inbox.arrive({ name: 'Made', state: 'answered' });
  const fresh = inbox.arrive({ name: 'Dewi' });
  await open('/en/admin');
  const nameIn = (link: Element) => link.querySelector('time')?.previousElementSibling?.previousElementSibling;
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), nameIn(link)?.textContent])).toEqual([
    ['/en/admin/messages', undefined],
    [`/en/admin/messages/${fresh}`, 'Dewi, New'],
    [`/en/admin/messages/${old}`, 'Made'],
  ]);
});

test('are read once at first, and anew when something comes in', async () => {
  inbox.arrive({ name: 'Made' });
  const { announced } = await open('/admin');
  const reads = () => inbox.asked.filter(({ path }) => path.includes('order=created_at')).length;
  const comeBack = async () => {
    act(() => announced.comeBack());
    await settle();
  };
  expect(reads()).toBe(1);
  await comeBack();
  expect(reads()).toBe(1);
  inbox.arrive({ name: 'Dewi' });
  await comeBack();
  expect([reads(), screen.getByText(/Dewi/).textContent]).toEqual([2, 'Dewi, New']);
});
