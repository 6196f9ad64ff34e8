// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { worded } from '#tests/support/stages/words-stage.tsx';
import { DraftSaveStatus, SaveStatus } from './save-status.tsx';
import en from '../messages/en.json';
import id from '../messages/id.json';
import type { EditableDraft, SaveState } from './editable-draft.ts';

const AT = new Date(2026, 10, 22, 14, 5).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 14, 6) });
  platform = memoryPlatform();
});

const onSave = vi.fn();
const onReturn = vi.fn();
let platform = memoryPlatform();

function draw(saveState: SaveState, language: 'id' | 'en' = 'id') {
  const status = <SaveStatus saveState={saveState} onSave={onSave} onReturn={onReturn} />;
  return worded(status, { drafts: (language === 'id' ? id : en).drafts }, language, platform);
}

const settle = (ms = 1000) => act(() => vi.advanceTimersByTime(ms));
const spoken = () => screen.getByRole('status').textContent;
const failure = (reason: string | null, code: 'offline' | 'refused' | 'disk-full' = 'offline'): SaveState => ({
  ...{ kind: 'failed', at: AT, code, reason },
});

test.each<[SaveState, string]>([
  [{ kind: 'typing' }, 'Belum tersimpan'],
  [{ kind: 'device', at: AT }, 'Tersimpan di perangkat 14.05'],
  [{ kind: 'server', at: AT }, 'Tersimpan 14.05'],
  [failure(null), 'Server belum terjangkau. Tulisan Anda aman di sini.'],
  [failure('session_expired', 'refused'), 'Masuk lagi untuk menyimpan. Tulisan Anda aman di sini.'],
  [failure('42501', 'refused'), 'Peran Anda tidak boleh lagi menyimpan ini. Tulisan Anda aman di sini.'],
  [failure('PT403', 'refused'), 'Peran Anda hanya menyimpan satu bahasa. Semua tulisan Anda aman di sini.'],
  [failure('PT400', 'refused'), 'Server tidak menerima isi ini. Tulisan Anda aman di sini.'],
  [failure('22P05', 'refused'), 'Server tidak menerima isi ini. Tulisan Anda aman di sini.'],
  [failure('PT409', 'refused'), 'Ini ada di Sampah. Kembalikan dulu untuk menyimpan.'],
  [failure('PT404', 'refused'), 'Ini sudah dihapus selamanya. Tulisan Anda aman di sini.'],
  [failure('53100', 'disk-full'), 'Disk server penuh. Tulisan Anda aman di sini. Kosongkan ruang di server.'],
  [{ kind: 'nowhere', code: null }, 'Belum tersimpan di mana pun. Jangan tutup jendela ini.'],
])('it says how safe the text is: %j', (saveState, words) => {
  const { container } = render(draw(saveState));
  expect(container.querySelector('.save-status-words')?.textContent).toBe(words);
});

test('nothing is said where nothing was changed, and English says it in English', () => {
  const { container, rerender } = render(draw({ kind: 'untouched' }));
  expect(container.textContent).toBe('');
  rerender(draw({ kind: 'server', at: AT }, 'en'));
  settle();
  expect(container.textContent).toBe('Saved 14:05');
});

test('bad news is shown at once, good news when it holds', () => {
  const { container, rerender } = render(draw({ kind: 'server', at: AT }));
  rerender(draw({ kind: 'typing' }));
  expect(container.textContent).toContain('Belum tersimpan');
  settle(10);
  rerender(draw({ kind: 'device', at: AT }));
  settle(300);
  expect(container.textContent).toContain('Belum tersimpan');
  rerender(draw({ kind: 'typing' }));
  settle(700);
  rerender(draw({ kind: 'device', at: AT }));
  settle(700);
  expect(container.textContent).toContain('Belum tersimpan');
  settle(200);
  expect(container.textContent).toContain('Tersimpan di perangkat');
});

test('it is read aloud when it stops being saved, and when it is again; meanwhile it can be tried at once', () => {
  const { rerender } = render(draw({ kind: 'untouched' }));
  for (const saveState of [{ kind: 'typing' }, { kind: 'device', at: AT }, { kind: 'server', at: AT }] as const) {
    rerender(draw(saveState));
    settle();
    expect(spoken()).toBe('');
  }
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  // What goes well is an icon; its name says it, and a press saves at once.
  fireEvent.click(screen.getByRole('button', { name: 'Tersimpan 14.05' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  onSave.mockClear();
  rerender(draw(failure(null)));
  settle();
  expect(spoken()).toContain('Server belum terjangkau');
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  rerender(draw({ kind: 'typing' }));
  settle();
  expect(spoken()).toContain('Server belum terjangkau');
  rerender(draw({ kind: 'server', at: AT }));
  settle();
  expect(spoken()).toBe('Tersimpan 14.05');
});

test('an ended session leads to the login beside, and whoever comes back has it saved', async () => {
  const { rerender } = render(draw(failure(null)));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(draw(failure('session_expired', 'refused')));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const link = screen.getByRole('link', { name: /^Buka halaman masuk/ });
  expect(link.getAttribute('href')).toBe('/auth?again=1');
  fireEvent.click(link);
  expect([platform.beside, onReturn.mock.calls.length]).toEqual([['/auth?again=1'], 0]);
  platform.announced.comeBack();
  expect(onReturn).toHaveBeenCalledTimes(1);
  rerender(draw({ kind: 'server', at: AT }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  platform.announced.comeBack();
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test('the status says unsaved before a letter’s transition is rendered', async () => {
  let saveState: SaveState = { kind: 'server', at: AT };
  const listeners = new Set<() => void>();
  const draft = {
    read: () => ({ saveState }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as EditableDraft<unknown>;
  const { container } = render(worded(<DraftSaveStatus draft={draft} />, { drafts: id.drafts }, 'id', platform));
  const words = () => container.querySelector('.save-status-words')?.textContent;
  expect(words()).toBe('Tersimpan 14.05');
  const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    startTransition(() => {
      saveState = { kind: 'typing' };
      for (const listener of listeners) listener();
    });
    // Synchronous updates are rendered in a microtask; transitions aren't.
    await Promise.resolve();
    expect(words()).toBe('Belum tersimpan');
  } finally {
    surroundings.IS_REACT_ACT_ENVIRONMENT = true;
  }
});
