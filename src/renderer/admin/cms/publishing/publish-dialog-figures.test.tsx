// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '#tests/support/stages/admin-stage.tsx';
import { article, collectionStage, editableStage, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import { PublishDialog } from './publish-dialog.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const onProblem = vi.fn();
const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });

/** The dialog over an article whose Indonesian text has a figure of costs with this total. */
async function open(total: string) {
  const figure = [
    '```figure costs',
    'judul: Modal',
    'tahun: 2017',
    '- Pompa: Rp20.000',
    `jumlah: ${total}`,
    'sumber: S',
  ];
  const text = ['Kata.', '', ...figure, '```'].join('\n');
  const written = article();
  const editable = editableStage(written);
  editable.become({ server: draftOf(written) });
  await openEditing(
    <main>
      <PublishDialog
        {...{ editable, onProblem }}
        state={editable.read()}
        collection={collectionStage({})}
        begun={{ id: true, en: false }}
        problems={{ id: [], en: [] }}
        texts={{ id: [{ field: 'content', text }], en: [] }}
        wanted={['id']}
        opensAt={null}
        problemWords={{}}
        onDone={vi.fn()}
        onNewer={vi.fn()}
        onClose={vi.fn()}
      />
    </main>,
  );
}

test('a broken figure can’t be published: which one, why, and the way to the text', async () => {
  await open('Rp30.000');
  const words = await screen.findByText(/^Figure 1 in the text isn’t right yet\. The rows add up to Rp20000/);
  expect(publish().disabled).toBe(true);
  await press(words);
  expect(onProblem).toHaveBeenCalledWith('content.figure', 'id');
});

test('a sound figure holds nobody up', async () => {
  await open('Rp20.000');
  await vi.waitFor(() => expect(publish().disabled).toBe(false));
  expect(screen.queryByText(/^Figure/)).toBeNull();
});
