import { createContext, useContext } from 'react';
import { NEVER_REACHED, type ErrorCode } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';

/** Whether the admin area is open with data of this device only, because the backend can't be reached. */
export const NeedsInternetContext = createContext(false);

/** The sentence for a failure: where nothing can be reached anyway, that this part isn't on the device. */
export function useFailureText(): (code: ErrorCode) => MessageKey {
  const offline = useContext(NeedsInternetContext);
  return (code) => (offline && NEVER_REACHED.includes(code) ? 'feedback:needsInternet' : errorMessageKey(code));
}
