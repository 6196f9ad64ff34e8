import type { ParseKeys, TFunction } from 'i18next';

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
