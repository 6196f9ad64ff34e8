// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentToast } from './toaster.tsx';

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
