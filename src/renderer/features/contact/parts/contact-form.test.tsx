// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutgoingMessage } from '#domain/contact-message.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';
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
} from '#tests/support/contact-form-stage.tsx';

const toasts: ToastMessage[] = [];
vi.mock('#renderer/ui/toast.ts', () => ({
  showToast: (message: ToastMessage) => Promise.resolve(void toasts.push(message)),
}));

let sent: OutgoingMessage[];
const send = (message: OutgoingMessage): Promise<Result<void>> => {
  sent.push(message);
  return Promise.resolve(ok(undefined));
};

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await settle();
}

beforeEach(() => {
  sent = [];
  toasts.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the fields', () => {
  test('carry the specified limits, are required, and leave the checking to us', () => {
    openForm({ send });
    const limits = { name: 100, email: 255, subject: 200, message: 1000 } as const;
    for (const [name, most] of Object.entries(limits)) {
      const field = fieldOf(name as keyof typeof limits);
      expect(field.maxLength, name).toBe(most);
      expect(field.required, name).toBe(true);
      expect(field.labels?.[0]?.textContent, name).not.toBe('');
    }
    expect(document.querySelector('form')?.noValidate).toBe(true);
    expect(fieldOf('email').getAttribute('type')).toBe('email');
  });

  test('are three with five rows at home, four with six rows on the contact page', () => {
    const { unmount } = openForm({ send, place: 'home' });
    expect(Object.keys(wordsInForm())).toEqual(['name', 'email', 'message']);
    expect(fieldOf('message').getAttribute('rows')).toBe('5');
    unmount();
    openForm({ send, place: 'contact' });
    expect(Object.keys(wordsInForm())).toEqual(['name', 'email', 'subject', 'message']);
    expect(fieldOf('message').getAttribute('rows')).toBe('6');
  });
});

describe('sending', () => {
  test('hands the trimmed words over once, with the client’s id', async () => {
    openForm({ send });
    fill({ ...GOOD, name: '  Ratna ' });
    await submit();
    expect(sent).toEqual([{ ...GOOD, clientId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string }]);
  });

  test('from home has no subject', async () => {
    openForm({ send, place: 'home' });
    fill({ name: GOOD.name, email: GOOD.email, message: GOOD.message });
    await submit();
    expect(sent).toMatchObject([{ subject: null }]);
  });

  test('a double click sends one', async () => {
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

  test('shows that it is busy for at least a second, however quick the backend is', async () => {
    openForm({ send });
    fill(GOOD);
    await submit();
    expect(sent).toHaveLength(1);
    expect(button().disabled).toBe(true);
    expect(button().textContent).toContain('Sending...');
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
    expect(fieldOf('message').readOnly).toBe(true);
    await wait(999);
    expect(button().disabled).toBe(true);
    expect(toasts).toEqual([]);
    await wait(1);
    expect(button().disabled).toBe(false);
    expect(toasts).toHaveLength(1);
  });

  test('stays busy as long as the backend is silent, and claims nothing', async () => {
    let answer: (result: Result<void>) => void = () => undefined;
    openForm({ send: () => new Promise((resolve) => (answer = resolve)) });
    fill(GOOD);
    await submit();
    await wait(10_000);
    expect(button().disabled).toBe(true);
    expect(toasts).toEqual([]);
    answer(ok(undefined));
    await settle();
    expect(button().disabled).toBe(false);
  });
});

describe('a sent message', () => {
  test.each([
    ['id', 'Pesan terkirim', 'Kami membalas lewat email.'],
    ['en', 'Message sent', 'We reply by email.'],
  ] as const)('is told in %s, and the form is empty', async (language, title, detail) => {
    openForm({ send, language });
    fill(GOOD);
    await submit();
    await wait(1000);
    expect(toasts).toEqual([{ kind: 'success', title, detail }]);
    expect(wordsInForm()).toEqual({ name: '', email: '', subject: '', message: '' });
  });

  test('leaves no draft, and the next message has an id of its own', async () => {
    const platform = deviceWithDrafts();
    const first = openForm({ send, platform });
    fill(GOOD);
    await submit();
    await wait(1000);
    fill(GOOD);
    await submit();
    await wait(1000);
    expect(new Set(sent.map((message) => message.clientId)).size).toBe(2);
    first.unmount();
    openForm({ send, platform });
    expect(wordsInForm()).toEqual({ name: '', email: '', subject: '', message: '' });
  });
});

test('what is being written survives leaving the page and coming back', () => {
  const platform = deviceWithDrafts();
  const first = openForm({ send, platform });
  fill({ name: 'Ratna', message: 'Cabai saya' });
  first.unmount();
  openForm({ send, platform });
  expect(wordsInForm()).toEqual({ name: 'Ratna', email: '', subject: '', message: 'Cabai saya' });
});
