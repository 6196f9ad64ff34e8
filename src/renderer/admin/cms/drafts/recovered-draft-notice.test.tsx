// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { worded } from '#tests/support/stages/words-stage.tsx';
import { RecoveredDraftNotice } from './recovered-draft-notice.tsx';
import en from '../messages/en.json';
import id from '../messages/id.json';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

let did: string[];
let undoes: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 14, 6) });
  did = [];
  undoes = true;
});

function show(writtenAt: Date | '', language: 'id' | 'en' = 'id') {
  const editable = {
    continueFound: () => void did.push('continued'),
    discardFound: () => {
      did.push('discarded');
      return () => {
        did.push('undone');
        return undoes;
      };
    },
  };
  const found = { writtenAt: writtenAt === '' ? '' : writtenAt.toISOString() };
  const notice = <RecoveredDraftNotice found={found} editable={editable} onAnswered={() => did.push('answered')} />;
  return render(worded(notice, { drafts: (language === 'id' ? id : en).drafts }, language));
}

test.each([
  [new Date(2026, 10, 22, 9, 30), 'Tulisan Anda dari pukul 09.30 masih ada.', 'What you wrote at 09:30 is still here.'],
  [new Date(2026, 10, 21, 9, 30), 'Tulisan Anda dari kemarin masih ada.', 'What you wrote yesterday is still here.'],
  [new Date(2026, 0, 12, 9, 30), 'Tulisan Anda dari 12 Jan masih ada.', 'What you wrote on 12 Jan is still here.'],
  ['', 'Tulisan Anda dari sebelumnya masih ada.', 'What you wrote earlier is still here.'],
] as const)(
  'it says when the text was written, and says it aloud once it is there: %s',
  (writtenAt, indonesian, english) => {
    const { container, unmount } = show(writtenAt);
    expect(container.querySelector('.draft-found-words')?.textContent).toBe(indonesian);
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('status').textContent).toBe(indonesian);
    unmount();
    expect(show(writtenAt, 'en').container.querySelector('.draft-found-words')?.textContent).toBe(english);
  },
);

test('the person goes on, or throws it away and may undo that', () => {
  show(new Date(2026, 10, 22, 9, 30));
  fireEvent.click(screen.getByRole('button', { name: 'Lanjutkan draf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Buang draf' }));
  expect(did).toEqual(['continued', 'answered', 'discarded', 'answered']);
  expect(toasts).toMatchObject([{ title: 'Draf dibuang', action: { label: 'Urungkan' } }]);
  toasts[0]?.action?.run();
  expect(did.at(-1)).toBe('undone');
  expect(toasts).toHaveLength(1);
  undoes = false;
  toasts[0]?.action?.run();
  expect(toasts[1]).toMatchObject({ kind: 'error', title: 'Draf tidak bisa dikembalikan' });
});
