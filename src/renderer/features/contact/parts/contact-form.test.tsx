// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutgoingMessage, Delivery } from '#renderer/data/outbox.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import {
  button,
  deviceWithDrafts,
  fieldOf,
  fill,
  GOOD,
  openForm,
  settle,
  submit,
  wordsInForm,
} from '#tests/support/stages/contact-form-stage.tsx';
import { notices, toasts } from '#tests/support/stages/toasts.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

let sent: OutgoingMessage[];
let result: Result<Delivery>;
const send = (message: OutgoingMessage): Promise<Result<Delivery>> => {
  sent.push(message);
  return Promise.resolve(result);
};

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await settle();
}

/** Submits the form as it is, or with these texts, and waits for the message. */
async function sendForm(words: Parameters<typeof fill>[0] = {}): Promise<void> {
  fill(words);
  await submit();
  await wait(1000);
}

/** Called if a message is lost where the notices’ code can’t be loaded. */
const lost = vi.fn();

beforeEach(() => {
  [sent, result] = [[], ok('sent')];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.once('unhandledRejection', lost);
});
afterEach(() => {
  process.removeListener('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
});

test('the fields carry the specified limits, are required, and leave the checking to us', () => {
  openForm({ send });
  // What is pasted into a message isn't cut: it is refused with a sentence.
  const limits = { name: 100, email: 255, subject: 200, message: -1 } as const;
  for (const [name, most] of Object.entries(limits)) {
    const field = fieldOf(name as keyof typeof limits);
    expect(field.maxLength, name).toBe(most);
    expect(field.required, name).toBe(true);
    expect(field.labels?.[0]?.textContent, name).not.toBe('');
  }
  expect(document.querySelector('form')?.noValidate).toBe(true);
  expect(fieldOf('email').getAttribute('type')).toBe('email');
});

test('sending from home has no subject', async () => {
  openForm({ send, place: 'home' });
  fill({ name: GOOD.name, email: GOOD.email, message: GOOD.message });
  await submit();
  expect(sent).toMatchObject([{ subject: null }]);
});

test('sending a double click sends one', async () => {
  openForm({ send });
  fill(GOOD);
  fireEvent.click(button());
  fireEvent.click(button());
  fireEvent.submit(document.querySelector('form')!);
  await settle();
  fireEvent.submit(document.querySelector('form')!);
  await wait(3000);
  expect(sent).toHaveLength(1);
});

test('sending stays busy as long as the backend is silent, and claims nothing', async () => {
  let answer: (result: Result<Delivery>) => void = () => undefined;
  openForm({ send: () => new Promise((resolve) => (answer = resolve)) });
  fill(GOOD);
  await submit();
  await wait(10_000);
  expect(button().disabled).toBe(true);
  expect(toasts).toEqual([]);
  answer(ok('sent'));
  await settle();
  expect(button().disabled).toBe(false);
});

test('a sent message leaves no draft, and the next message has an id of its own', async () => {
  const platform = deviceWithDrafts();
  const first = openForm({ send, platform });
  await sendForm(GOOD);
  await sendForm(GOOD);
  expect(new Set(sent.map((message) => message.clientId)).size).toBe(2);
  first.unmount();
  openForm({ send, platform });
  expect(wordsInForm()).toEqual({ name: '', email: '', subject: '', message: '' });
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
    await sendForm({ name: 'Ratna' });
    expect(sent).toHaveLength(1);
  });

  test('gets the focus also where the notice can’t be fetched', async () => {
    notices.work = false;
    openForm({ send });
    await submit();
    expect(document.activeElement?.getAttribute('name')).toBe('name');
  });
});

describe('a message that isn’t sent', () => {
  beforeEach(() => void (result = failed('server', '500')));

  test('is tried again under the same id, so that the inbox keeps one', async () => {
    openForm({ send });
    await sendForm(GOOD);
    result = ok('sent');
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
    await sendForm(GOOD);
    expect(toasts).toMatchObject([{ kind: 'error' }]);
    expect(wordsInForm()).toEqual(GOOD);
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false);
  });
});

test('a message that the inbox has isn’t called failed because the notice can’t be fetched', async () => {
  notices.work = false;
  openForm({ send });
  await sendForm(GOOD);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Message sent');
});

test('what no notice could tell is told in the form, in the language on the screen', async () => {
  result = failed('timeout', 'x');
  notices.work = false;
  const { speak } = openForm({ send, language: 'id' });
  await sendForm(GOOD);
  expect(screen.getByText(/^Pesan gagal dikirim/)).toBeTruthy();
  speak('en');
  expect(screen.getByText(/^Failed to send message/)).toBeTruthy();
});
