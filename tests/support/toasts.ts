// Stands in for ui/toast.ts: vi.mock('…/ui/toast.ts', () => import('…/tests/support/toasts.ts')).
import type { ToastMessage } from '../../src/renderer/ui/toast-message.ts';

/** What was said, in its order; a test empties it before it begins. */
export const toasts: ToastMessage[] = [];

export function showToast(message: ToastMessage): Promise<boolean> {
  return Promise.resolve(toasts.push(message) > 0);
}
