// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldOf, fill } from '#tests/support/stages/contact-form-stage.tsx';
import { CUT, messageOf, outboxStage, REFUSED } from '#tests/support/library/outbox-stage.ts';
import type { Language } from '#domain/localized.ts';
import { failed } from '#domain/result.ts';
import type { Outbox } from '#renderer/data/outbox.ts';
import { RepositoryContext, type Repository } from '#renderer/data/repository.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import { OutboxList } from './outbox-list.tsx';

let stage: Awaited<ReturnType<typeof outboxStage>>;
let outbox: Outbox;
beforeEach(async () => {
  stage = await outboxStage();
  outbox = stage.open();
});
afterEach(() => stage.database.close());

async function show(language: Language = 'en') {
  const platform = memoryPlatform();
  const copied: string[] = [];
  platform.copyText = (text) => (copied.push(text), Promise.resolve(true));
  const repository = { outbox: () => Promise.resolve(outbox) } as unknown as Repository;
  const i18n = createI18n(language, { common: {} });
  const view = render(
    <I18nextProvider i18n={i18n}>
      <LanguageContext value={{ language, unreachable: null, choose: () => undefined }}>
        <PlatformContext value={platform}>
          <RepositoryContext value={repository}>
            <OutboxList />
          </RepositoryContext>
        </PlatformContext>
      </LanguageContext>
    </I18nextProvider>,
  );
  await settled();
  return { copied, view };
}

/** Waits until the list's reads from the device are done. */
const settled = () => act(() => stage.idle());

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}

const written = async (...ids: readonly string[]) => {
  for (const id of ids) {
    stage.answers.push(CUT);
    await outbox.send(messageOf(id));
  }
};
const refused = async () => {
  await written('a');
  stage.answers.push(REFUSED);
  await outbox.sendWaiting(true);
};
const items = () => screen.queryAllByRole('listitem');

test('shows nothing where nothing waits', async () => {
  const { view } = await show();
  expect(view.container.textContent).toBe('');
});

test.each([
  ['id', '2 menunggu dikirim', 'Dikirim begitu ada internet.', 'Coba kirim sekarang', '2 pesan terkirim'],
  ['en', '2 waiting to be sent', 'Sent when there is a connection.', 'Try now', '2 messages sent'],
] as const)('says in %s how many wait, and when they are sent', async (language, count, later, now, sent) => {
  await written('a', 'b');
  await show(language);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(count);
  expect(items().map((item) => within(item).getByText(later).textContent)).toEqual([later, later]);
  expect(screen.getAllByText('Cabai saya layu.')).toHaveLength(2);
  screen.getByRole('button', { name: now }).focus();
  await press(now);
  expect(screen.getByRole('status').textContent).toBe(sent);
  expect(items()).toEqual([]);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('says until when the backend wants to be left alone', async () => {
  await written('a');
  stage.answers.push(failed('too-many', '', 600));
  await outbox.sendWaiting(true);
  await show();
  expect(items()[0]?.textContent).toMatch(/Too many messages at once\. We try again at \d\d:\d\d\./);
});

test('deletes only after a yes, and keeps the focus', async () => {
  await written('a', 'b');
  await show();
  const [remove] = screen.getAllByRole('button', { name: 'Delete' });
  remove?.focus();
  fireEvent.click(remove!);
  await settled();
  expect(document.activeElement?.textContent).toContain('Keep it');
  await press('Keep it');
  expect(items()).toHaveLength(2);
  expect(document.activeElement?.textContent).toContain('Delete');
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
  await settled();
  fireEvent.click(
    within(screen.getByRole('group', { name: /Delete this message/ })).getByRole('button', { name: 'Delete' }),
  );
  await settled();
  expect(items()).toHaveLength(1);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('says that the last one has gone, and keeps the focus there', async () => {
  await written('a');
  await show();
  await press('Delete');
  await press('Delete');
  expect(items()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Nothing is waiting here any more.');
  expect(document.activeElement?.tagName).toBe('H2');
});

test('while one is changed no other one can be', async () => {
  await written('a', 'b');
  stage.answers.push(REFUSED, REFUSED);
  await outbox.sendWaiting(true);
  await show();
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0]!);
  await settled();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await press('Cancel');
  expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(2);
});

test('says where the device doesn’t delete, and keeps the message', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await written('a');
  await show();
  outbox.remove = () => Promise.reject(new Error('locked'));
  await press('Delete');
  await press('Delete');
  expect(screen.getByText('This device couldn’t save that. Nothing has changed.')).toBeTruthy();
  expect(items()).toHaveLength(1);
});

test('copies every word of a message', async () => {
  stage.answers.push(CUT);
  await outbox.send({ ...messageOf('a'), phone: '0812 3456' });
  const { copied } = await show();
  await press('Copy');
  expect(copied).toEqual(['Cabai\n\nCabai saya layu.\n\nRatna, a@contoh.id, 0812 3456']);
  expect(screen.getByText('Copied')).toBeTruthy();
});

test('a refused one is tried again as it is', async () => {
  await refused();
  await show();
  await press('Try again');
  expect([...stage.inbox.keys()]).toEqual(['a']);
});

test('what is being changed stays while another window sends the message, and goes as a new one on demand', async () => {
  await refused();
  await show();
  await press('Edit');
  fill({ message: 'Lain' });
  await stage.open().retry('a');
  await act(() => outbox.look());
  await settled();
  expect(fieldOf('message').value).toBe('Lain');
  await press('Save and send');
  expect(screen.getByText(/has left this list in another window/)).toBeTruthy();
  expect(stage.inbox.size).toBe(1);
  stage.asked.length = 0;
  stage.answers.push(failed('too-many', '', 60));
  await press('Send as a new message');
  expect(screen.getByText('error.many')).toBeTruthy();
  await press('Send as a new message');
  expect(new Set(stage.asked).size).toBe(1);
  expect([...stage.inbox.values()].map(({ message }) => message)).toEqual(['Cabai saya layu.', 'Lain']);
  expect(items()).toEqual([]);
});
