// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import { openEditing } from '#tests/support/stages/editing-stage.tsx';
import { guardLeaving } from '#renderer/platform/browser/leaving-guard.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { LeaveQuestion } from './leave-question.tsx';

const platform = memoryPlatform();
const leave = vi.fn();

test.each([
  ['en', 'Close without saving?', 'Stay here', 'Leave and lose it'],
  ['id', 'Tutup tanpa menyimpan?', 'Tetap di sini', 'Pergi saja'],
] as const)('who leaves what nothing keeps is asked, in %s', async (language, title, stay, go) => {
  await openEditing(<LeaveQuestion unsafe />, language, platform);
  await settle();
  act(() => platform.leave(leave));
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: stay })[0]!);
  expect([screen.queryByRole('dialog'), leave.mock.calls]).toEqual([null, []]);
  act(() => platform.leave(leave));
  fireEvent.click(screen.getByRole('button', { name: go }));
  expect(leave).toHaveBeenCalledTimes(1);
});

function Elsewhere() {
  return <Link to="/admin/media?page=2">{useLocation().pathname}</Link>;
}

test('who leaves all the same is led to where the link leads', async () => {
  const device = memoryPlatform();
  const window_ = { ...(await device.editingWindow()), guardLeaving };
  const browser = { ...device, editingWindow: () => Promise.resolve(window_) };
  const way = () => screen.getByText(/^\/admin/);
  await openEditing(
    <>
      <LeaveQuestion unsafe />
      <Elsewhere />
    </>,
    'en',
    browser,
  );
  await settle();
  const before = way().textContent;
  fireEvent.click(way());
  expect([way().textContent, window.location.pathname]).toEqual([before, before]);
  fireEvent.click(screen.getByRole('button', { name: 'Leave and lose it' }));
  expect([way().textContent, window.location.search]).toEqual(['/admin/media', '?page=2']);
});

test('nobody is asked while what is written is safe', async () => {
  await openEditing(<LeaveQuestion unsafe={false} />, 'en', platform);
  await settle();
  act(() => platform.leave(leave));
  expect([screen.queryByRole('dialog'), leave.mock.calls.length]).toEqual([null, 1]);
});

function EditingState() {
  const [unsafe, setUnsafe] = useState(true);
  return (
    <>
      <input type="checkbox" checked={unsafe} onChange={() => setUnsafe(!unsafe)} />
      <LeaveQuestion unsafe={unsafe} />
    </>
  );
}

test('a question that was answered by saving doesn’t come back with the next text', async () => {
  await openEditing(<EditingState />, 'en', platform);
  await settle();
  act(() => platform.leave(leave));
  expect(screen.getByRole('dialog')).toBeDefined();
  const box = document.querySelector('input[type="checkbox"]')!;
  fireEvent.click(box);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(box);
  expect(screen.queryByRole('dialog')).toBeNull();
});
