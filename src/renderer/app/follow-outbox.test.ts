import { afterEach, expect, test, vi } from 'vitest';
import type { Outbox } from '../data/outbox.ts';
import { memoryPlatform } from '../platform/memory/memory-platform.ts';
import { followOutbox } from './follow-outbox.ts';
import { portalRepository } from './portal-repository.ts';

function stage(waits: boolean) {
  const platform = memoryPlatform();
  platform.waiting.write(waits);
  const sendWaiting = vi.fn(() => Promise.resolve());
  const outbox = vi.fn(() => Promise.resolve({ sendWaiting } as unknown as Outbox));
  return { platform, sendWaiting, outbox, repository: { ...portalRepository(null, platform), outbox } };
}

afterEach(() => void vi.unstubAllGlobals());

test('what waits is sent at the start, and whenever the network is back', async () => {
  const { platform, repository, sendWaiting } = stage(true);
  const stop = followOutbox(platform, repository);
  await vi.waitFor(() => expect(sendWaiting.mock.calls).toEqual([[true]]));
  platform.comeOnline();
  await vi.waitFor(() => expect(sendWaiting).toHaveBeenCalledTimes(2));
  stop();
  platform.comeOnline();
  await Promise.resolve();
  expect(sendWaiting).toHaveBeenCalledTimes(2);
});

test('its code isn’t fetched as long as nothing waits', () => {
  const { platform, repository, outbox } = stage(false);
  followOutbox(platform, repository);
  platform.comeOnline();
  expect(outbox).not.toHaveBeenCalled();
});

test.each([
  ['tunas-outbox http://backend.example/', 1],
  ['tunas-library', 0],
])('a mark that was lost holds nothing up: %s', async (name, times) => {
  const databases = vi.fn(() => Promise.resolve([{ name, version: 1 }]));
  vi.stubGlobal('indexedDB', { databases });
  const { platform, repository, sendWaiting } = stage(false);
  followOutbox(platform, repository);
  await vi.waitFor(() => expect(databases).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sendWaiting).toHaveBeenCalledTimes(times);
});

test('code that can’t be fetched is tried again the next time', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { platform, repository, outbox, sendWaiting } = stage(true);
  outbox.mockRejectedValueOnce(new TypeError('offline'));
  followOutbox(platform, repository);
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  platform.comeOnline();
  await vi.waitFor(() => expect(sendWaiting).toHaveBeenCalled());
});

test('without a backend nothing is sent or kept, and the reply says why', async () => {
  const repository = portalRepository(null, memoryPlatform());
  const message = { clientId: 'a', name: 'R', email: 'r@contoh.id', subject: null, message: 'Halo' };
  expect(await repository.sendMessage(message)).toMatchObject({ ok: false, code: 'no-backend' });
  expect(repository.outbox).toBeUndefined();
});
