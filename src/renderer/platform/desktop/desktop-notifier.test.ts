// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { memoryMain } from '#tests/support/desktop-host/memory-main.ts';
import { desktopAnnouncer } from './desktop-notifier.ts';

test('notices and numbers go to the main process, which needs no permission of the page', () => {
  const main = memoryMain();
  const announcer = desktopAnnouncer(main.bridge());
  const notice = { title: 'Pesan baru dari Sri', body: '', path: '/admin/messages' };
  announcer.show(notice, () => undefined);
  announcer.setBadge(12_345);
  expect([announcer.allowed(), main.notices, main.badge]).toEqual(['yes', [notice], 9999]);
});
