// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUT, messageOf, outboxStage, REFUSED } from '#tests/support/library/outbox-stage.ts';
import { toasts } from '#tests/support/stages/toasts.ts';
import { ok } from '#domain/result.ts';
import { LIST_ID, showOutboxNotices } from './outbox-notices.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

let stage: Awaited<ReturnType<typeof outboxStage>>;
const opened: string[] = [];
beforeEach(async () => {
  stage = await outboxStage();
  opened.length = 0;
});
afterEach(() => {
  stage.database.close();
  document.body.replaceChildren();
  document.documentElement.lang = '';
  window.history.replaceState(null, '', '/');
});

/** A window that shows notices. */
function openWindow() {
  const outbox = stage.open();
  showOutboxNotices(outbox, (address) => void opened.push(address));
  return outbox;
}
const titles = () => toasts.map(({ title }) => title);

async function waits(outbox: ReturnType<typeof openWindow>, ...ids: readonly string[]) {
  for (const id of ids) {
    stage.answers.push(CUT);
    await outbox.send(messageOf(id));
  }
}

test('says once how many that waited were delivered, and nothing of one that was just sent', async () => {
  const outbox = openWindow();
  expect(await outbox.send(messageOf('now'))).toEqual(ok('sent'));
  await waits(outbox, 'a', 'b');
  await stage.idle();
  expect(toasts).toEqual([]);
  await outbox.sendWaiting(true);
  await stage.idle();
  expect(toasts).toEqual([
    { kind: 'info', title: '2 pesan terkirim', detail: 'Tadi masih disimpan di perangkat ini.' },
  ]);
  await waits(outbox, 'c');
  await outbox.sendWaiting(true);
  await stage.idle();
  expect(titles()).toEqual(['2 pesan terkirim', '1 pesan terkirim']);
});

test.each([
  ['id', '/about', '1 pesan belum terkirim', 'Buka pesan saya', '/contact#messages'],
  ['en', '/en/about', '1 message was not sent', 'Open my messages', '/en/contact#messages'],
])('in %s says once that one was refused, and leads to it', async (language, path, title, label, address) => {
  document.documentElement.lang = language;
  window.history.replaceState(null, '', path);
  const outbox = openWindow();
  await waits(outbox, 'a');
  stage.answers.push(REFUSED);
  await outbox.sendWaiting(true);
  await stage.idle();
  expect(toasts).toMatchObject([{ kind: 'error', title, action: { label } }]);
  toasts[0]?.action?.run();
  expect(opened).toEqual([address]);
  // It isn't shown again, neither by the next look nor by the next window.
  await outbox.look();
  await openWindow().look();
  await stage.idle();
  expect(toasts).toHaveLength(1);
});

test('a refusal of which nobody heard is told by the next window, and one that is refused again once more', async () => {
  const silent = stage.open();
  await waits(silent, 'a');
  stage.answers.push(REFUSED);
  await silent.sendWaiting(true);
  expect(toasts).toEqual([]);
  const [one, other] = [openWindow(), openWindow()];
  await Promise.all([one.look(), other.look()]);
  await stage.idle();
  expect(titles()).toEqual(['1 pesan belum terkirim']);
  stage.answers.push(REFUSED);
  await one.retry('a');
  await stage.idle();
  expect(titles()).toEqual(['1 pesan belum terkirim', '1 pesan belum terkirim']);
});

test('where the list of messages stands, the list says it', async () => {
  const list = document.createElement('section');
  list.id = LIST_ID;
  document.body.append(list);
  const outbox = openWindow();
  await waits(outbox, 'a', 'b');
  stage.answers.push(REFUSED);
  await outbox.sendWaiting(true);
  await stage.idle();
  list.remove();
  await outbox.look();
  await stage.idle();
  expect(toasts).toEqual([]);
});
