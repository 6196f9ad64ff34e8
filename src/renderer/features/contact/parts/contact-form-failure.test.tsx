// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutgoingMessage } from '#domain/contact-message.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';
import { fieldOf, fill, GOOD, openForm, settle, submit, wordsInForm } from '#tests/support/contact-form-stage.tsx';

const toasts: ToastMessage[] = [];
/** The notices' code is fetched when it is first needed; this is whether that works. */
let noticesCanBeFetched = true;
vi.mock('#renderer/ui/toast.ts', () => ({
  showToast: (message: ToastMessage) => {
    if (noticesCanBeFetched) toasts.push(message);
    return Promise.resolve(noticesCanBeFetched);
  },
}));

let sent: OutgoingMessage[];
let result: Result<void>;
const send = (message: OutgoingMessage): Promise<Result<void>> => {
  sent.push(message);
  return Promise.resolve(result);
};

async function sendForm(): Promise<void> {
  await submit();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await settle();
}

beforeEach(() => {
  sent = [];
  toasts.length = 0;
  noticesCanBeFetched = true;
  result = failed('server', '500');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a wrong field', () => {
  test('sends nothing: the first error is the toast, every error stands at its field', async () => {
    openForm({ send });
    fill({ ...GOOD, email: 'ratna', message: ' ' });
    await submit();
    expect(sent).toEqual([]);
    expect(toasts).toEqual([{ kind: 'error', title: 'Invalid email address' }]);
    for (const [name, text] of [
      ['email', 'Invalid email address'],
      ['message', 'Message is required'],
    ] as const) {
      const field = fieldOf(name);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
    }
    expect(fieldOf('name').getAttribute('aria-invalid')).toBe('false');
    expect(fieldOf('name').hasAttribute('aria-describedby')).toBe(false);
  });

  test('gets the focus, the first of them', async () => {
    openForm({ send });
    fill({ ...GOOD, subject: '', message: '' });
    await submit();
    expect(document.activeElement?.getAttribute('name')).toBe('subject');
  });

  test('loses its error as soon as it is changed', async () => {
    openForm({ send });
    fill({ ...GOOD, name: '' });
    await submit();
    fill({ name: 'R' });
    expect(fieldOf('name').getAttribute('aria-invalid')).toBe('false');
  });

  test('can be mended and sent at once', async () => {
    openForm({ send });
    fill({ ...GOOD, name: '' });
    await submit();
    fill({ name: 'Ratna' });
    await sendForm();
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['id', 'Nama belum diisi'],
    ['en', 'Name is required'],
  ] as const)('is told in %s', async (language, title) => {
    openForm({ send, language, place: 'home' });
    await submit();
    expect(toasts).toEqual([{ kind: 'error', title }]);
  });

  test('gets the focus also where the notice can’t be fetched', async () => {
    noticesCanBeFetched = false;
    const lost = vi.fn();
    process.once('unhandledRejection', lost);
    openForm({ send });
    await submit();
    expect(document.activeElement?.getAttribute('name')).toBe('name');
    process.removeListener('unhandledRejection', lost);
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('a message that isn’t sent', () => {
  test('keeps every word, and offers a mail that has them', async () => {
    openForm({ send });
    fill(GOOD);
    await sendForm();
    expect(wordsInForm()).toEqual(GOOD);
    const link = new URL(screen.getByRole('link').getAttribute('href') ?? '');
    expect(link.pathname).toBe('halo@tunas.example');
    expect(link.searchParams.get('subject')).toBe(GOOD.subject);
    expect(link.searchParams.get('body')).toContain(GOOD.message);
    expect(screen.getByRole('status').textContent).toContain('Your words are still here.');
  });

  test('is tried again under the same id, so that the inbox keeps one', async () => {
    openForm({ send });
    fill(GOOD);
    await sendForm();
    result = ok(undefined);
    await sendForm();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    ['id', 'home', 'Pesan gagal dikirim'],
    ['id', 'contact', 'Pesan gagal dikirim. Coba lagi.'],
    ['en', 'home', 'Failed to send message'],
    ['en', 'contact', 'Failed to send message. Please try again.'],
  ] as const)('is told in %s on the page %s in the specified words', async (language, place, title) => {
    openForm({ send, language, place });
    const { name, email, message } = GOOD;
    fill(place === 'home' ? { name, email, message } : GOOD);
    await sendForm();
    expect(toasts).toMatchObject([{ kind: 'error', title }]);
  });

  test('because something broke within the form is told as well, and the form can be used again', async () => {
    openForm({ send: () => Promise.reject(new TypeError('broken')) });
    fill(GOOD);
    await sendForm();
    expect(toasts).toMatchObject([{ kind: 'error' }]);
    expect(wordsInForm()).toEqual(GOOD);
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false);
  });
});

test('a message that the inbox has isn’t called failed because the notice can’t be fetched', async () => {
  result = ok(undefined);
  noticesCanBeFetched = false;
  const lost = vi.fn();
  process.once('unhandledRejection', lost);
  openForm({ send });
  fill(GOOD);
  await sendForm();
  process.removeListener('unhandledRejection', lost);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Message sent');
  expect(lost).not.toHaveBeenCalled();
});

test('what no notice could tell is told in the form, in the language on the screen', async () => {
  result = failed('timeout', 'x');
  noticesCanBeFetched = false;
  const { speak } = openForm({ send, language: 'id' });
  fill(GOOD);
  await sendForm();
  expect(screen.getByText(/^Pesan gagal dikirim/)).toBeTruthy();
  speak('en');
  expect(screen.getByText(/^Failed to send message/)).toBeTruthy();
});
