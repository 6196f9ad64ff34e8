import type { Language } from '#domain/localized.ts';

/** What people type, and a bundled article that they mean; the articles themselves say something else. */
export const EVERYDAY_WORDS: readonly (readonly [search: string, article: number, language: Language])[] = [
  ['cabe', 7, 'id'],
  ['Lombok', 2, 'id'],
  ['cabe kriting', 7, 'id'],
  ['thrips', 7, 'id'],
  ['cengeknya', 2, 'id'],
  ['rampai', 7, 'id'],
  ['pokcoy', 5, 'id'],
  ['bok choy', 5, 'id'],
  ['merabuk pari', 8, 'id'],
  ['galengan', 6, 'id'],
  ['petek', 2, 'id'],
  ['bekas cacing', 4, 'id'],
  ['kutu putih', 7, 'id'],
  ['siput murbei', 8, 'id'],
  ['chilli', 2, 'en'],
  ['hot peppers', 7, 'en'],
  ['fertilizer', 8, 'en'],
  ['vermicompost bin', 4, 'en'],
  ['levee', 6, 'en'],
];
