import { EventEmitter } from 'node:events';
import type { DownloadItem, Session } from 'electron';
import { expect, test, vi } from 'vitest';
import { limitDownloads } from './downloads.ts';

/** What happens to a download from `url` that `initiator` began. */
function download(url: string, initiator: string): 'cancelled' | 'followed' {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const session = new EventEmitter();
  const follow = vi.fn();
  limitDownloads(session as unknown as Session, follow);
  const [event, item] = [{ preventDefault: vi.fn() }, { getURL: () => url, getInitiatorOrigin: () => initiator }];
  session.emit('will-download', event, item as unknown as DownloadItem, {}, null);
  expect(event.preventDefault.mock.calls.length + follow.mock.calls.length).toBe(1);
  return follow.mock.calls.length === 1 ? 'followed' : 'cancelled';
}

test.each([
  ['a link that was clicked with Alt', 'https://example.org/'],
  ['a page of the portal', 'app://bundle/article/1'],
  ['a page made of a text', 'data:text/html,x'],
  ['a file of the computer', 'file:///etc/passwd'],
  ['a blob of another site', 'blob:https://example.org/1'],
  ['a blob of another host of the app', 'blob:app://other/1'],
  ['a blob of no origin', 'blob:null/1'],
])('cancels %s', (_name, url) => {
  expect(download(url, 'app://bundle')).toBe('cancelled');
});

test('lets the portal save a file that it made', () => {
  expect(download('blob:app://bundle/8d0a1f0e', 'app://bundle')).toBe('followed');
});

test('lets the main process save a picture', () => {
  expect(download('https://x.supabase.co/storage/v1/object/public/a.webp', '')).toBe('followed');
});
