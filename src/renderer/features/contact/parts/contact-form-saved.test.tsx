// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import type { Outbox } from '#renderer/data/outbox.ts';
import {
  deviceWithDrafts,
  fill,
  GOOD,
  openForm,
  settle,
  submit,
  wordsInForm,
} from '#tests/support/stages/contact-form-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe('a message that is kept on this device', () => {
  const send = () => Promise.resolve(ok('saved' as const));
  const holding = (...ids: readonly string[]) =>
    (() =>
      Promise.resolve({
        holds: (id: string, words: object) => Promise.resolve(ids.includes(id) && 'message' in words),
      })) as unknown as () => Promise<Outbox>;
  const EMPTY = { name: '', email: '', subject: '', message: '' };

  test.each([
    ['id', 'Tersimpan di perangkat ini', 'Dikirim begitu ada internet.'],
    ['en', 'Saved on this device', 'Sent when there is a connection.'],
  ] as const)('is never called sent (%s), and the form is empty', async (language, title, detail) => {
    openForm({ send, language });
    fill(GOOD);
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await settle();
    expect(toasts).toEqual([{ kind: 'info', title, detail }]);
    expect(screen.getByText(`${title}. ${detail}`)).toBeTruthy();
    expect(wordsInForm()).toEqual(EMPTY);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('leaves the form also where the page was gone before it could be cleared', async () => {
    const platform = deviceWithDrafts();
    const first = openForm({ send: () => new Promise(() => undefined), platform });
    fill({ ...GOOD, name: ' Ratna ' });
    await submit();
    first.unmount();
    openForm({ send, platform, outbox: holding('00000000-0000-4000-8000-000000000001') });
    await settle();
    expect(wordsInForm()).toEqual(EMPTY);
    expect(screen.getByText('Saved on this device. Sent when there is a connection.')).toBeTruthy();
  });

  test.each([
    ['it isn’t on the device', holding()],
    ['nobody knows', () => Promise.reject(new Error('no code'))],
  ])('stays in the form where %s', async (_why, outbox) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const platform = deviceWithDrafts();
    const first = openForm({ send: () => new Promise(() => undefined), platform });
    fill(GOOD);
    await submit();
    first.unmount();
    openForm({ send, platform, outbox });
    await settle();
    expect(wordsInForm()).toEqual(GOOD);
  });
});
