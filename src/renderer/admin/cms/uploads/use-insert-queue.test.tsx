// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openEditing } from '#tests/support/stages/editing-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import type { Position } from '#domain/roles.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { useInsertQueue } from './use-insert-queue.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

function Queue() {
  const { files, add } = useInsertQueue();
  const both = [new File(['x'], 'kebun.jpg', { type: 'image/jpeg' }), '/pictures/x.svg'];
  return (
    <button type="button" onClick={() => add(both, [{ alt: 'Kebun' }, { alt: 'Cabai' }])}>
      {files.map(({ file, place }) => `${typeof file} ${place?.alt}`).join(', ')}
    </button>
  );
}

async function add(position: Position) {
  await openEditing(
    <RightsContext value={rightsOf(position)}>
      <Queue />
    </RightsContext>,
  );
  const queue = screen.getAllByRole('button').at(0)!;
  fireEvent.click(queue);
  return queue.textContent;
}

test('a translator’s file doesn’t wait for a refusal: what is there already does', async () => {
  expect(await add({ role: 'translator', language: 'en' })).toBe('string Cabai');
  expect(toasts.at(-1)).toMatchObject({ kind: 'info', title: 'You can’t upload pictures' });
});

test('an editor’s file waits with its description', async () => {
  expect(await add({ role: 'editor', language: null })).toBe('object Kebun, string Cabai');
});
