import type { TFunction } from 'i18next';
import type { Failure } from '#domain/reply.ts';
import { errorMessageKey } from '../../../i18n/error-message.ts';
import { CHANGING } from './export-content.ts';

/** What a failure means, and what to do about it. */
export function failureText(failure: Failure, t: TFunction): string {
  if (failure.reason === CHANGING) return t('transfer.changing');
  switch (failure.code) {
    case 'refused':
      return t('transfer.notAllowed');
    case 'not-found':
      return t('transfer.forgotten');
    // The backend can't take what it was given: said with the place, as far as it names one.
    case 'invalid':
    case 'duplicate':
      return t('transfer.notTaken', { detail: failure.detail });
    default:
      return t(errorMessageKey(failure.code));
  }
}
