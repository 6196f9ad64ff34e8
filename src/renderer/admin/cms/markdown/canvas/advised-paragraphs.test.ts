import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import { bundledLibraryArticles } from '#tests/support/library/bundled-articles.ts';
import type { Advice } from '../../readability/advice.ts';
import { adviser, type Adviser } from '../../readability/adviser.ts';
import { adviceOn, type KnownAdvice, type PlacedAdvice } from './advised-paragraphs.ts';
import { readNodes } from '#text/read-blocks.ts';
import { schema } from '#text/schema.ts';

const advisers = { id: adviser('id', []), en: adviser('en', []) };
const docOf = (markdown: string) => schema.nodes.doc.create(null, readNodes(markdown));

function advised(doc: Node, by: Adviser = advisers.id, known: KnownAdvice = new WeakMap()): PlacedAdvice[] {
  const work = adviceOn(doc, by, known);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('advice on a document', () => {
  test('stands where the words stand, past bold, links and breaks', () => {
    const doc = docOf('Satu\n\n- **Apabila** [telah](/blog) ada\\\n  kualitas');
    const found = advised(doc);
    expect(found.map(({ text }) => text)).toEqual(['Apabila', 'telah', 'kualitas']);
    for (const { from, to, text } of found) expect(doc.textBetween(from, to)).toBe(text);
  });

  test('leaves tables and sources alone', () => {
    expect(advised(docOf('|telah|\n|---|\n|telah|\n\n## Sumber\n\n- Telah terbit, beri kg\n'))).toEqual([]);
  });

  test('asks for a source where neither article nor paragraph names one', () => {
    const kinds = (markdown: string) => advised(docOf(markdown)).map(({ text }) => text);
    expect(kinds('Beri 5 kg.\n\nLalu 6 kg, [lihat](https://example.org).\n\nMenurut penyuluh 7 kg.')).toEqual(['5 kg']);
    expect(kinds('Beri 5 kg.\n\n## Sumber\n\n- Balai')).toEqual([]);
  });

  test('reads only what was changed', () => {
    let read = 0;
    const counting: Adviser = { ...advisers.id, advise: (paragraph) => ((read += 1), advisers.id.advise(paragraph)) };
    const known: KnownAdvice = new WeakMap<Node, Partial<Record<'sourced' | 'unsourced', readonly Advice[]>>>();
    const doc = docOf('Telah satu.\n\nTelah dua.\n\nTelah tiga.');
    const before = advised(doc, counting, known);
    const changed = doc.replace(1, 6, doc.slice(1, 1));
    const after = advised(changed, counting, known);
    expect(read).toBe(4);
    expect(after.map(({ key }) => key)).toEqual(before.slice(1).map(({ key }) => key));
    expect(after.map(({ from }) => from)).toEqual(before.slice(1).map(({ from }) => from - 5));
  });

  test('distinguishes the same words within a sentence', () => {
    const keys = advised(docOf('Telah.\n\nTelah.')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the bundled articles, which were read by two editors', () => {
  // The hard words are each explained once, and the one English passive names its doer last.
  const found = {
    id: ['bahan aktif', 'ambang pengendalian', 'ambang pengendalian'],
    en: ['is carried by whitefly'],
  };
  test.each(LANGUAGES)('%s: no false alarm', (language) => {
    const texts = bundledLibraryArticles().flatMap(({ texts }) => {
      const content = texts[language]?.content ?? '';
      return advised(docOf(content), advisers[language]).map(({ text }) => text);
    });
    expect(texts).toEqual(found[language]);
  });
});
