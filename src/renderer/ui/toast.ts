import type { ToastMessage } from './toast-message.ts';

/**
 * Shows a short notice. Its library is fetched with the first one; false where it can't be had, so that whoever has
 * something to say can say it another way.
 */
export async function showToast(message: ToastMessage): Promise<boolean> {
  try {
    const { presentToast } = await import('./toaster.tsx');
    presentToast(message);
    return true;
  } catch (error) {
    console.warn('A notice could not be shown:', message.title, error);
    return false;
  }
}
