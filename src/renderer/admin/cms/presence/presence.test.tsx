// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { ok } from '#domain/result.ts';
import { openAdmin, settle } from '#tests/support/stages/admin-stage.tsx';
import { Presence } from './presence.tsx';

const ROUND_MS = 15_100;

/** Renders who else has a draft open; `told` collects the languages reported to the backend. */
async function open() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const told: unknown[] = [];
  const wroteRef = createRef<Language>() as { current: Language | null };
  await openAdmin(<Presence collection="articles" item={7} wroteRef={wroteRef} />, {
    rest: ({ body }) => {
      told.push((body as { language: unknown }).language);
      return Promise.resolve(
        ok({
          body: { rows: [{ person: { id: 'b', name: 'Budi', role: 'editor', language: null }, language: 'id' }] },
          total: null,
        }),
      );
    },
  });
  await settle();
  const round = async () => {
    await act(() => vi.advanceTimersByTimeAsync(ROUND_MS));
    await settle();
  };
  return { told, wroteRef, round };
}

test('typing is reported once, by its language; presence is reported all the time', async () => {
  const { told, wroteRef, round } = await open();
  expect(screen.getByRole('status').textContent).toContain('Budi (editor)');
  wroteRef.current = 'en';
  await round();
  await round();
  expect(told.slice(-2)).toEqual(['en', null]);
  vi.useRealTimers();
});

test('nothing is requested while the window is hidden', async () => {
  const { told, round } = await open();
  const before = told.length;
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await round();
  expect(told).toHaveLength(before);
  hidden.mockRestore();
  vi.useRealTimers();
});
