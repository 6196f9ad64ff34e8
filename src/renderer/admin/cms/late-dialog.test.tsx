// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openEditing } from '#tests/support/editing-stage.tsx';
import { toasts } from '#tests/support/toasts.ts';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import { lateDialog } from './late-dialog.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/toasts.ts'));

function Shown({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <Dialog title={title} closeLabel="Close" onClose={onClose}>
      <p>text</p>
    </Dialog>
  );
}

test('a dialog opens once its code is there, with what it was given', async () => {
  const Late = lateDialog(() => Promise.resolve(Shown));
  await openEditing(<Late title="History" onClose={vi.fn()} />);
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeDefined();
});

test('code that can’t be fetched is told and closes; the next opening fetches again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Shown>>();
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const Late = lateDialog(load);
  const onClose = vi.fn();
  const { unmount } = await openEditing(<Late title="History" onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: expect.stringMatching(/^No internet/) });
  unmount();
  load.mockResolvedValue(Shown);
  await openEditing(<Late title="History" onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeDefined();
});
