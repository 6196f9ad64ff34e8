// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import type { Outbox, OutboxEntry, OutboxStatus } from '#renderer/data/outbox.ts';
import {
  deviceWithDrafts,
  fill,
  GOOD,
  openForm,
  settle,
  submit,
  wordsInForm,
} from '#tests/support/stages/contact-form-stage.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** The first id that the device made of memory gives. */
const ID = '00000000-0000-4000-8000-000000000001';

describe('a message that is kept on this device', () => {
  const send = () => Promise.resolve(ok('saved' as const));
  const holding = (...ids: readonly string[]) =>
    (() =>
      Promise.resolve({
        holds: (id: string, words: object) => Promise.resolve(ids.includes(id) && 'message' in words),
        look: () => Promise.resolve(),
        read: () => ({ entries: ids.map((clientId) => ({ clientId, problem: null })), sending: null, delivered: 0 }),
        subscribe: () => () => undefined,
      })) as unknown as () => Promise<Outbox>;
  /** An outbox in which the message waits, until it is told what became of it. */
  const waiting = () => {
    let listener = () => undefined as void;
    let status: OutboxStatus = {
      entries: [{ clientId: ID, problem: null } as OutboxEntry],
      sending: null,
      delivered: 0,
    };
    const outbox = {
      holds: () => Promise.resolve(false),
      look: () => Promise.resolve(),
      read: () => status,
      subscribe: (given: () => void) => {
        listener = given;
        return () => undefined;
      },
    } as unknown as Outbox;
    const become = (next: Partial<OutboxStatus>) => {
      status = { ...status, ...next };
      act(() => listener());
    };
    return { outbox: () => Promise.resolve(outbox), become };
  };

  const EMPTY = { name: '', email: '', subject: '', message: '' };

  test.each([
    ['sent', { entries: [], delivered: 1 }, 'Message sent'],
    ['refused', { entries: [{ clientId: ID, problem: { code: 'invalid', blocked: true } } as OutboxEntry] }, null],
    ['deleted', { entries: [] }, null],
  ] as const)('isn’t called saved any more once it is %s', async (_what, next, said) => {
    const { outbox, become } = waiting();
    openForm({ send, outbox });
    fill(GOOD);
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await settle();
    expect(screen.getByText(/^Saved on this device/)).toBeTruthy();
    become(next);
    await settle();
    expect(screen.queryByText(/^Saved on this device/)).toBeNull();
    expect(screen.queryByText(/^Message sent/) !== null).toBe(said !== null);
  });

  test('leaves the form also where the page was gone before it could be cleared', async () => {
    const platform = deviceWithDrafts();
    const first = openForm({ send: () => new Promise(() => undefined), platform });
    fill({ ...GOOD, name: ' Ratna ' });
    await submit();
    first.unmount();
    openForm({ send, platform, outbox: holding(ID) });
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
