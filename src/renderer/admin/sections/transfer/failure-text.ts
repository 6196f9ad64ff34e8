import type { TFunction } from 'i18next';
import type { Failure } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { CHANGING } from './export-content.ts';
import { problemText } from './problem-text.ts';

/** What a failure means, and what to do about it. */
export function failureText(failure: Failure, t: TFunction<['transfer', 'common']>): string {
  if (failure.reason === CHANGING) return t('changing');
  if (failure.detail.includes('Another import')) return t('otherImport');
  switch (failure.code) {
    case 'refused':
      return t('notAllowed');
    case 'not-found':
      return t('forgotten');
    case 'invalid':
    case 'duplicate':
      return t('notTaken', { what: problemText(failure.detail, t) });
    default:
      return t(errorMessageKey(failure.code));
  }
}
