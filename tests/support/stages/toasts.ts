// Stands in for ui/toast.ts: vi.mock('…/ui/toast.ts', () => import('…/tests/support/stages/toasts.ts')).
import { beforeEach } from 'vitest';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';

/** The notices of this test, in order. */
export const toasts: ToastMessage[] = [];

/** Whether notices can be shown: their code is loaded when it is first needed. */
export const notices = { work: true };

beforeEach(() => {
  toasts.length = 0;
  notices.work = true;
});

export function showToast(message: ToastMessage): Promise<boolean> {
  if (notices.work) toasts.push(message);
  return Promise.resolve(notices.work);
}
