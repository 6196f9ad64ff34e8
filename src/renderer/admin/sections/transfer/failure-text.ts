import type { ParseKeys, TFunction } from 'i18next';
import type { Failure } from '#domain/result.ts';
import { OTHER_IMPORT, OTHER_VERSION, WRONG_FORM, type ImportFault } from '#renderer/data/collections/transfer.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { CHANGING } from './export-content.ts';
import { BROKEN, UNREADABLE } from './thrown-failure.ts';

/** What a failure means, and what to do about it. */
export function failureText(failure: Failure, t: TFunction<['transfer', 'common']>): string {
  switch (failure.reason) {
    case UNREADABLE:
      return t('unreadable');
    case BROKEN:
      return t('broken');
    case CHANGING:
      return t('changing');
    case OTHER_IMPORT:
      return t('otherImport');
    case OTHER_VERSION:
      return t('notTaken', { what: t('faultVersion') });
    case WRONG_FORM:
      return t('notTaken', { what: t('faultForm') });
  }
  switch (failure.code) {
    case 'refused':
      return t('notAllowed');
    case 'not-found':
      return t('forgotten');
    case 'invalid':
    case 'duplicate':
      return t('notTaken', { what: t('faultForm') });
    default:
      return t(errorMessageKey(failure.code));
  }
}

/** Faults of one item, shown as a sentence after its name; the others have messages of their own. */
export type ItemFault = Exclude<ImportFault, 'slug' | 'full' | 'incomplete'>;

const MEANINGS: Readonly<Record<ItemFault, ParseKeys<['transfer']>>> = {
  form: 'transfer:faultForm',
  date: 'transfer:wrongDate',
  long: 'transfer:wrongLong',
  picture: 'transfer:wrongPicture',
  single: 'transfer:wrongSecond',
};

/** What is wrong with an item, in the reader's language. The backend's own words are on the console. */
export function faultText(fault: ItemFault, t: TFunction<['transfer']>): string {
  return t(MEANINGS[fault]);
}
