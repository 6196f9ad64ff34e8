import { expect, test } from 'vitest';
import type { ArticleSummary } from '#domain/article.ts';
import type { Language } from '#domain/localized.ts';
import { markedParts } from './marked-text.tsx';
import { matchingWords } from './matching-words.ts';

/** The text with brackets around what is marked. */
function marked(text: string, search: string, language: Language = 'id'): string {
  const words = matchingWords([{ title: text, excerpt: '' } as ArticleSummary], [search], language);
  return markedParts(text, search, words)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');
}

test.each([
  ['Kompos dari dapur', 'kompos', '[Kompos] dari dapur'],
  ['Mikropompa dan pompa', ' POMP', 'Mikro[pomp]a dan [pomp]a'],
  ['Memupuk padi: pupuk apa?', 'pemupukan', '[Memupuk] padi: [pupuk] apa?'],
  ['Memupuk padi', 'padi pupuk', '[Memupuk] [padi]'],
  ['Menanam padi', 'padi mena', '[Mena]nam [padi]'],
  ['Padi padi', 'i p', 'Pad[i p]adi'],
  ['Sayur-sayuran', 'sayur', '[Sayur]-[sayuran]'],
  ['Berapa? 100 %', '%', 'Berapa? 100 [%]'],
  ['Pe\u00ADmu\u00ADpuk pa\u00ADdi', 'pemupuk  padi', '[Pe\u00ADmu\u00ADpuk pa\u00ADdi]'],
  ['Pe\u00ADmu\u00ADpuk padi', 'dipupuk', '[Pe\u00ADmu\u00ADpuk] padi'],
  ['Café e\uFB01sien', 'CAFE efi', '[Café e\uFB01]sien'],
  ['Padi', 'zzz', 'Padi'],
  ['Padi', ' ', 'Padi'],
  ['', 'padi', ''],
])('%j searched for %j is %j', (text, search, parts) => {
  expect(marked(text, search)).toBe(parts);
});

test('marks English forms where English is read', () => {
  expect(marked('Composting leaves', 'compost leaf', 'en')).toBe('[Composting] [leaves]');
});
