// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OutgoingMessage } from '#renderer/data/outbox.ts';
import { ok } from '#domain/result.ts';
import {
  deviceWithDrafts,
  fieldOf,
  fill,
  GOOD,
  openForm,
  settle,
  submit,
  wordsInForm,
} from '#tests/support/stages/contact-form-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

let sent: OutgoingMessage[];
const send = (message: OutgoingMessage) => {
  sent.push(message);
  return Promise.resolve(ok('sent' as const));
};

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

/** Submits the form as it is, or with these texts, and waits for the message. */
async function sendForm(words: Parameters<typeof fill>[0] = {}): Promise<void> {
  fill(words);
  await submit();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await settle();
}

test('asks for a number only where it may, which stays optional, and goes along where it was given', async () => {
  const { unmount } = openForm({ send });
  expect(Object.keys(wordsInForm())).toEqual(['name', 'email', 'subject', 'message']);
  unmount();
  openForm({ send, asksPhone: true });
  expect(Object.keys(wordsInForm())).toEqual(['name', 'email', 'phone', 'subject', 'message']);
  const phone = fieldOf('phone') as HTMLInputElement;
  expect([phone.type, phone.autocomplete, phone.maxLength, phone.required]).toEqual(['tel', 'tel', 30, false]);
  await sendForm({ ...GOOD, phone: 'WA saya' });
  expect([sent, document.activeElement, toasts.at(-1)?.title]).toEqual([
    [],
    phone,
    'Write the number in digits, for example +62 812 3456 7890, or leave it empty',
  ]);
  await sendForm({ phone: ' 0812 3456 ' });
  expect(sent).toMatchObject([{ ...GOOD, phone: '0812 3456' }]);
  await sendForm(GOOD);
  expect(sent[1]).not.toHaveProperty('phone');
});

test('a number that was typed stays in sight, and is sent, where the backend takes none by now', async () => {
  const platform = deviceWithDrafts();
  const { unmount } = openForm({ send, platform, asksPhone: true });
  fill({ ...GOOD, phone: '0812' });
  unmount();
  openForm({ send, platform });
  expect(fieldOf('phone').value).toBe('0812');
  // Emptied it stays too: the cursor is in it.
  fill({ phone: '' });
  expect(fieldOf('phone').value).toBe('');
  await sendForm({ phone: '0813' });
  expect(sent).toMatchObject([{ phone: '0813' }]);
});
