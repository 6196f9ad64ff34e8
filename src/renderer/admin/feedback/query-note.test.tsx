// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { failed, ok, type Result } from '#domain/result.ts';
import { request } from '#renderer/data/request-error.ts';
import { QueryNote } from './query-note.tsx';

let answers: ((result: Result<string>) => void)[];
let warned: unknown[][];

function Screen() {
  const query = useQuery({
    queryKey: ['words'],
    queryFn: () => request(() => new Promise<Result<string>>((resolve) => answers.push(resolve))),
  });
  return (
    <>
      <QueryNote query={query} title="No words." />
      <p>{query.data}</p>
    </>
  );
}

const open = () => openAdmin(<Screen />);
const answer = async (result: Result<string>) => {
  answers.at(-1)?.(result);
  await settle();
};

beforeEach(() => {
  answers = [];
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(words));
});

test('says that something is being loaded, also where the browser thinks that there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await answer(ok('Cabai'));
  expect([screen.queryByRole('status'), screen.getByText('Cabai').isConnected]).toEqual([null, true]);
});

test('says once why it failed, retries nothing by itself, and keeps the focus on its button while it tries again', async () => {
  await open();
  await answer({ ...failed('timeout', 'slow'), reason: '57014' });
  expect(screen.getByRole('alert').textContent).toContain('No words. The signal is weak.');
  expect([answers.length, warned]).toEqual([1, [['A query failed:', 'words', '57014', 'slow']]]);
  const button = screen.getByRole('button', { name: 'Try again' });
  act(() => button.focus());
  await press(button);
  expect([answers.length, document.activeElement]).toEqual([2, button]);
  await answer(ok('Cabai'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a window that gets the focus again asks for nothing', async () => {
  await open();
  await answer(ok('Cabai'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(answers).toHaveLength(1);
});
