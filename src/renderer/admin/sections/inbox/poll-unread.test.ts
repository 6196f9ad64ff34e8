import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryAnnouncer } from '#renderer/platform/memory/memory-announcer.ts';
import { pollUnread } from './poll-unread.ts';

let announcer: ReturnType<typeof memoryAnnouncer>;
let answer: () => Promise<void>;
let stop: () => void = () => undefined;
const ask = vi.fn(() => answer());

const begin = () => {
  stop = pollUnread(ask, announcer);
};

beforeEach(() => {
  announcer = memoryAnnouncer();
  answer = () => Promise.resolve();
  ask.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('asks at once, then every 30 s while somebody looks and every 60 s while nobody does', async () => {
  begin();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  announcer.lookedAt = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('asks when the person comes back, and counts the time from there', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(20_000);
  announcer.comeBack();
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('several returns during one slow answer leave one rhythm behind', async () => {
  let finish = () => undefined as void;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  answer = () => slow;
  begin();
  for (let times = 0; times < 5; times += 1) announcer.comeBack();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('ends when it is stopped, also during an answer', async () => {
  begin();
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  announcer.comeBack();
  expect(ask).toHaveBeenCalledTimes(1);
});
