// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { presentToast } from './toaster.tsx';

// The exit animation of a notice (200 ms) must end before the test's page is removed.
afterAll(() => act(() => new Promise((resolve) => setTimeout(resolve, 300))));

test('a second notice stands beside the first and doesn’t cover it', async () => {
  act(() => presentToast({ kind: 'success', title: 'Login successful!' }));
  await screen.findByText('Login successful!');
  act(() => presentToast({ kind: 'error', title: 'Access Denied', detail: 'You can still read the articles.' }));
  await screen.findByText('Access Denied');
  await waitFor(() => {
    const notices = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
    // The newest one first: it stands at the edge of the screen.
    expect(notices.map(({ dataset }) => [dataset['type'], dataset['expanded']])).toEqual([
      ['error', 'true'],
      ['success', 'true'],
    ]);
  });
});

test('a notice with something to do is done once, and goes with it', async () => {
  const run = vi.fn();
  act(() => presentToast({ kind: 'success', title: '3 moved to the bin', action: { label: 'Undo', run } }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  act(() => {
    button.click();
    button.click();
  });
  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('3 moved to the bin')).toBeNull());
});

test('a notice with something to do, or much to read, stays long enough for that, others don’t', async () => {
  vi.useFakeTimers();
  act(() => presentToast({ kind: 'success', title: 'With', action: { label: 'Undo', run: () => undefined } }));
  act(() => presentToast({ kind: 'success', title: 'Without' }));
  act(() =>
    presentToast({ kind: 'error', title: 'Long', detail: 'What you wrote is safe on this device. '.repeat(4) }),
  );
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  const shown = () => ['With', 'Without', 'Long'].filter((title) => screen.queryByText(title) !== null);
  expect(shown()).toEqual(['With', 'Long']);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(shown()).toEqual([]);
  vi.useRealTimers();
});

test('a form says one thing at a time, and a success takes the place of what was wrong', async () => {
  for (const title of ['Email is required', 'Login failed']) act(() => presentToast({ kind: 'error', title }, 'form'));
  await screen.findByText('Login failed');
  expect(screen.queryByText('Email is required')).toBeNull();
  act(() => presentToast({ kind: 'success', title: 'Login successful!' }));
  await screen.findByText('Login successful!');
  await waitFor(() => expect(screen.queryByText('Login failed')).toBeNull());
});
