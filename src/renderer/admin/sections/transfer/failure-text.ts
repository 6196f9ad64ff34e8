import type { ParseKeys, TFunction } from 'i18next';
import type { Failure } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { CHANGING } from './export-content.ts';

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

/** What the backend says of content that it can't take, and what that means to whoever brings it. */
const MEANINGS: readonly (readonly [RegExp, ParseKeys<['transfer']>])[] = [
  [/no picture/, 'transfer:wrongPicture'],
  [/no (such )?(date|moment)/, 'transfer:wrongDate'],
  [/lacks what it needs/, 'transfer:wrongLacks'],
  [/too long|at most/, 'transfer:wrongLong'],
  [/only one of this/, 'transfer:wrongSecond'],
  [/another version/, 'transfer:faultVersion'],
  [/categor/, 'transfer:wrongCategories'],
];

/** In the reader's language. The backend's own words are on the console. */
export function problemText(said: string, t: TFunction<['transfer']>): string {
  return t(MEANINGS.find(([words]) => words.test(said))?.[1] ?? 'faultForm');
}
