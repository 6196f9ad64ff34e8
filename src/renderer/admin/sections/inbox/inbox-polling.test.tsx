// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press } from '#tests/support/stages/admin-stage.tsx';
import { memoryInbox, type MemoryInbox } from '#tests/support/memory/memory-inbox.ts';
import { failed } from '#domain/result.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { InboxPolling } from './inbox-polling.tsx';
import { Screen } from './inbox-screen.tsx';

let inbox: MemoryInbox;
let platform: ReturnType<typeof memoryPlatform>;
/** Holds answers back until it is called. */
let hold: Promise<void> | null;

async function open(screen = <></>, address = '/admin'): Promise<void> {
  const rest: typeof inbox.rest = async (call) => {
    const answer = await inbox.rest(call);
    if (hold) await hold;
    return answer;
  };
  const children = (
    <>
      <InboxPolling />
      {screen}
    </>
  );
  await openAdmin(children, { rest, address, platform });
}

const asked = () => inbox.asked.filter(({ path }) => path === 'rpc/unread_messages').length;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const comeBack = async () => {
  platform.announced.comeBack();
  await wait(0);
};

beforeEach(() => {
  [inbox, platform, hold] = [memoryInbox(), memoryPlatform(), null];
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('asks at once, then every 30 s while somebody looks and every 60 s while nobody does', async () => {
  await open();
  expect(asked()).toBe(1);
  await wait(29_000);
  expect(asked()).toBe(1);
  platform.announced.lookedAt = false;
  await wait(1_010);
  expect(asked()).toBe(2);
  await wait(59_000);
  expect(asked()).toBe(2);
  await wait(1_010);
  expect(asked()).toBe(3);
});

test('asks when the person comes back, and counts the time from there', async () => {
  await open();
  await wait(20_000);
  await comeBack();
  expect(asked()).toBe(2);
  await wait(29_000);
  expect(asked()).toBe(2);
  await wait(1_010);
  expect(asked()).toBe(3);
});

test('several returns during one slow answer ask nothing more, and leave one rhythm behind', async () => {
  let finish: () => void = () => undefined;
  hold = new Promise((resolve) => (finish = resolve));
  await open();
  for (let times = 0; times < 5; times += 1) await comeBack();
  expect(asked()).toBe(1);
  finish();
  hold = null;
  await wait(30_010);
  expect(asked()).toBe(2);
});

test('keeps the last number while there is no answer, and asks on', async () => {
  inbox.arrive();
  await open();
  expect(platform.announced.badge).toBe(1);
  inbox.failing = { path: 'unread_messages', failure: failed('offline', 'no network') };
  await wait(30_010);
  expect([asked(), platform.announced.badge]).toEqual([2, 1]);
  inbox.failing = null;
  inbox.arrive();
  await wait(30_010);
  expect([asked(), platform.announced.badge]).toEqual([3, 2]);
});

test('ends with the admin area', async () => {
  await open();
  cleanup();
  await wait(120_000);
  await comeBack();
  expect(asked()).toBe(1);
});

test('notices are asked for by a press only', async () => {
  platform.announced.permission = 'ask';
  await open(<Screen rest="" />);
  expect(platform.announced.permission).toBe('ask');
  await press('Tell me about new messages');
  expect(platform.announced.permission).toBe('yes');
  expect(screen.queryByRole('button', { name: 'Tell me about new messages' })).toBeNull();
});
