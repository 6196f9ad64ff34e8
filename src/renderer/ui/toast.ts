import type { ToastMessage } from './toast-message.ts';

/**
 * Shows a short notice. Its library is fetched with the first one; false where it can't be had, so that whoever has
 * something to say can say it another way. What is wrong in a form is said `of` it: the next such notice, or a success, takes
 * its place.
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
