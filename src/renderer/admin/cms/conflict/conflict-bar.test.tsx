// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { article, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import { ConflictBar } from './conflict-bar.tsx';

test.each([
  ['somebody else', { mine: false, savedByName: 'Sri' }, 'Sri has saved a newer version. Yours is'],
  ['somebody without a name', { mine: false, savedByName: '' }, 'Tunas has saved a newer version. Yours is'],
  ['oneself', { mine: true }, 'A newer version was saved in another window. This one is'],
])('a newer version by %s is told at once, and leads to the comparison', async (_name, more, words) => {
  const onCompare = vi.fn();
  await openEditing(<ConflictBar theirs={draftOf(article(), more)} onCompare={onCompare} />);
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(`${words} safe on this device.`);
  fireEvent.click(screen.getByRole('button', { name: 'Compare both' }));
  expect(onCompare).toHaveBeenCalledTimes(1);
});
