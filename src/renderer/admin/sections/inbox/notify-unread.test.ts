import { beforeEach, expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import type { Unread } from '#renderer/data/collections/messages.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryNotifier } from '#renderer/platform/memory/memory-notifier.ts';
import { notifyUnread } from './notify-unread.ts';
import { inbox } from '../messages/id.json';

let notifier: ReturnType<typeof memoryNotifier>;
let since: number;
const opened: string[] = [];
const unreadSince = vi.fn(
  async (_moment: string) => ok(since) as ReturnType<typeof ok<number>> | ReturnType<typeof failed>,
);

const at = (second: number, name = 'Sri Wahyuni'): Unread => ({
  count: 1,
  mine: 0,
  assigned: '',
  newest: { id: `m${second}`, name, receivedAt: `2026-11-20T07:00:0${second}.123456+00:00` },
});
const announce = (unread: Unread, first = false) =>
  notifyUnread(unread, first, {
    notifier,
    t: createI18n('id', { inbox }).getFixedT('id', 'inbox'),
    path: '/admin/messages',
    unreadSince,
    open: (path) => void opened.push(path),
  });

/** One message was there when the admin area was opened. */
beforeEach(async () => {
  [notifier, since, opened.length] = [memoryNotifier(), 1, 0];
  await announce(at(1), true);
});

test('what was there when the admin area was opened is not announced, and not later either', async () => {
  await announce(at(1));
  expect(notifier.shown).toEqual([]);
});

test('a new message is announced once, by its sender’s name, and leads to the inbox', async () => {
  await announce(at(2));
  await announce(at(2));
  expect(notifier.shown).toMatchObject([
    { title: 'Pesan baru dari Sri Wahyuni', body: 'Buka kotak masuk untuk membacanya.', path: '/admin/messages' },
  ]);
  notifier.shown[0]?.press();
  expect(opened).toEqual(['/admin/messages']);
});

test('several at once are one notice, counted from the last one that was announced', async () => {
  since = 3;
  await announce(at(4));
  expect(notifier.shown.map(({ title }) => title)).toEqual(['3 pesan baru']);
  expect(unreadSince).toHaveBeenCalledWith('2026-11-20T07:00:01.123456+00:00');
});

test('another window of this device announces nothing again', async () => {
  await Promise.all([announce(at(2)), announce(at(2))]);
  expect(notifier.shown).toHaveLength(1);
});

test('an older message that became unread again is no news', async () => {
  await announce(at(5));
  notifier.shown.length = 0;
  await announce(at(2));
  await announce({ count: 0, mine: 0, assigned: '', newest: null });
  expect(notifier.shown).toEqual([]);
});

test('two within a millisecond are distinguished', async () => {
  const moment = (part: string): Unread => ({
    count: 1,
    mine: 0,
    assigned: '',
    newest: { id: part, name: 'A', receivedAt: `2026-11-20T07:00:09.123${part}+00:00` },
  });
  await announce(moment('100'), true);
  await announce(moment('200'));
  expect(notifier.shown).toHaveLength(1);
});

test('says the name of one where the number can’t be had', async () => {
  unreadSince.mockResolvedValueOnce(failed('offline', ''));
  await announce(at(3));
  expect(notifier.shown.map(({ title }) => title)).toEqual(['Pesan baru dari Sri Wahyuni']);
});

test('a name fits the notice, on one line and the right way round', async () => {
  await announce(at(2, `Sri\u202E\nTunas: ${'sandi 😀 '.repeat(20)}`));
  const [{ title = '' } = {}] = notifier.shown;
  expect(title.length).toBeLessThanOrEqual(100);
  expect(title).toMatch(/^Pesan baru dari Sri Tunas: .*\.\.\.$/);
  expect(title).not.toMatch(/[\p{Cc}\u202E]/u);
});
