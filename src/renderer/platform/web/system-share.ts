import type { Platform } from '../port.ts';

/** The system's share sheet, where the browser has one (`canShare`). */
export const systemShare: Platform['share'] = async ({ title, address }) => {
  try {
    await navigator.share(address === null ? { text: title } : { title, url: address });
    return 'shared';
  } catch (error) {
    // Closing the sheet is an AbortError; whatever else went wrong, nothing was shared either.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('Nothing was shared:', error);
    return 'dismissed';
  }
};
