import type { Failure } from '#domain/result.ts';
import { LAST_ONE } from '#renderer/data/collections/people.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';

/** What a refusal of the backend means here. */
export function failureMessage({ code, reason }: Failure): MessageKey {
  if (reason === LAST_ONE) return 'people:last';
  if (reason === '42501') return 'people:noRight';
  if (reason === 'PT400') return 'common:valid.email';
  if (code === 'not-found') return 'people:gone';
  return errorMessageKey(code);
}

/** What it means where an invitation wasn't mailed again. */
export function mailFailureMessage(failure: Failure): MessageKey {
  if (failure.code === 'too-many') return 'people:mailLimit';
  if (failure.code === 'not-found') return 'people:mailGone';
  return failureMessage(failure);
}
