import type { ToastMessage } from './toast-message.ts';

/**
 * Shows a short notice. Its library is loaded with the first one; false where that fails, so that the caller can show the message
 * in another way. Errors in a form are shown `of` it: the next such notice, or a success, replaces them.
 */
export async function showToast(message: ToastMessage, of: 'form' | null = null): Promise<boolean> {
  try {
    const { presentToast } = await import('./toaster.tsx');
    presentToast(message, of);
    return true;
  } catch (error) {
    console.warn('A notice could not be shown:', message.title, error);
    return false;
  }
}
