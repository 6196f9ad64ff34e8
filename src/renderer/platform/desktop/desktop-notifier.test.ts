// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { memoryMain } from '#tests/support/desktop-host/memory-main.ts';
import { desktopNotifier } from './desktop-notifier.ts';

test('notices and numbers go to the main process, which needs no permission of the page', () => {
  const main = memoryMain();
  const notifier = desktopNotifier(main.bridge());
  const notice = { title: 'Pesan baru dari Sri', body: '', path: '/admin/messages' };
  notifier.show(notice, () => undefined);
  notifier.setBadge(12_345);
  expect([notifier.allowed(), main.notices, main.badge]).toEqual(['yes', [notice], 9999]);
});
