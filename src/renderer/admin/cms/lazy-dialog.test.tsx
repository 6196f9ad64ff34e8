// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openEditing } from '#tests/support/stages/editing-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

function Shown({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <Dialog title={title} closeLabel="Close" onClose={onClose}>
      <p>text</p>
    </Dialog>
  );
}

test('code that can’t be loaded is reported and closes; the next opening loads it again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Shown>>();
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const Lazy = lazyDialog(load);
  const onClose = vi.fn();
  const { unmount } = await openEditing(<Lazy title="History" onClose={onClose} />, 'en', {
    ...memoryPlatform(),
    hasNetwork: () => false,
  });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: expect.stringMatching(/^No internet/) });
  unmount();
  load.mockResolvedValue(Shown);
  await openEditing(<Lazy title="History" onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeDefined();
});

test('a server that doesn’t give the code while the network is there isn’t called offline', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Lazy = lazyDialog(() => Promise.reject<typeof Shown>(new TypeError('Failed to fetch')));
  await openEditing(<Lazy title="History" onClose={vi.fn()} />);
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error' }));
  expect(toasts.at(-1)?.title).not.toMatch(/No internet/);
});

test('says that it is being fetched, until it is there', async () => {
  let resolve = (_: typeof Shown) => {};
  const Lazy = lazyDialog(() => new Promise<typeof Shown>((arrived) => (resolve = arrived)));
  await openEditing(<Lazy title="History" onClose={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  resolve(Shown);
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

test('fetched ahead, it opens without a network; what fails ahead is fetched again at the opening', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Shown>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(Shown);
  const Lazy = lazyDialog(load);
  Lazy.fetchSoon();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  await openEditing(<Lazy title="History" onClose={vi.fn()} />);
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeDefined();
});
