import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { searchedWords, weightOf } from '#domain/word-roots/searched-words.ts';
import { rootsOf } from '#domain/word-roots/roots-of.ts';
import { wordsIn } from '#domain/words.ts';
import { articleMaker, vocabulary } from '#tests/support/library/made-up-articles.ts';
import { numbersFrom } from '#tests/support/seeded-numbers.ts';
import { openSegment } from './open-segment.ts';
import { findArticles } from './find-articles.ts';
import { suggestSearch } from './suggest-search.ts';
import { segmentBuilder, withNewRoots, type IndexedText, type Segment } from './segment.ts';

const text = (id: number, title: string, excerpt = '', content = ''): IndexedText => ({
  ...{ id, version: id * 10, title, excerpt, content },
});
function segmentOf(language: Language, ...texts: readonly IndexedText[]): Segment {
  const builder = segmentBuilder(language);
  for (const each of texts) builder.add(each);
  return builder.finish();
}
function finder(language: Language, ...texts: readonly IndexedText[]) {
  const open = openSegment(segmentOf(language, ...texts));
  return (search: string) => findArticles([open], searchedWords(search, language)).map(({ id }) => id);
}

describe('an index of some articles', () => {
  const find = finder(
    'id',
    text(1, 'Pupuk kandang'),
    text(2, 'Kapan pemupukan', 'padi'),
    text(3, 'Padi', '', 'Sesudah itu dipupuk lagi.'),
    text(4, 'Menanam cabai', '', 'Baca [di sini](https://example.org/pupuk).'),
  );

  test.each([
    ['memupuk', [2, 1, 3]],
    ['PUPUK', [2, 1, 3]],
    ['dipupuk', [2, 1, 3]],
    ['tanaman', [4]],
    ['pemupukan padi', [2, 3]],
    ['padi tanam', []],
    ['pem', [2]],
    ['pe', []],
    ['pem padi', []],
    ['', []],
    ['!?', []],
  ])('finds for %j %j', (search, ids) => {
    expect(find(search).slice(0, ids.length)).toEqual(ids);
    expect(find(search)).toHaveLength(ids.length);
  });

  test('a word in title or excerpt counts more than in the text, and two such words more than one', () => {
    const own = finder('en', text(1, 'x', 'composted'), text(2, 'compost'), text(3, 'x', '', 'compost'));
    expect(own('compost')).toEqual([2, 1, 3]);
    const two = finder('en', text(1, 'dried fish'), text(2, 'fish', '', 'dry'), text(3, 'x', '', 'fish, dried'));
    expect(two('dry fis')).toEqual([1, 2, 3]);
  });

  test('what comes nearest has more of the words, rare ones before frequent ones, in title or excerpt before elsewhere', () => {
    const texts = [
      text(1, 'Padi', '', 'Wereng'),
      text(2, 'Padi di sawah'),
      text(3, 'Sawah', '', 'padi'),
      text(4, 'Jagung'),
      text(5, 'Kopi'),
    ];
    const open = openSegment(segmentOf('id', ...texts));
    const nearest = (search: string) =>
      findArticles([open], searchedWords(search, 'id'), 'some-words').map(({ id }) => id);
    expect(nearest('padi wereng xyz')).toEqual([1, 2, 3]);
    expect(nearest('padi jagung')).toEqual([4, 2, 1, 3]);
    expect(nearest('xyz abc')).toEqual([]);
  });

  test('the end of a line, soft hyphens and ligatures change nothing', () => {
    const own = finder(
      'id',
      text(1, 'Pe\u00ADmu\u00ADpuk\u00ADan'),
      text(2, 'Cara e\uFB01sien'),
      text(3, 'Budidaya ikan'),
    );
    for (const search of ['pemupukan', 'pemu-pukan', 'pemu- pukan', 'pemu\u00AD\npukan', 'pe\u00ADmupuk\u00ADan'])
      expect(own(search), search).toEqual([1]);
    expect(own('efisien')).toEqual([2]);
    expect(own('e\uFB01sien')).toEqual([2]);
    expect(own('budi daya')).toEqual([3]);
    expect(own('budi')).toEqual([3]);
    expect(own('daya ikan')).toEqual([]);
  });

  test('has nothing in it where there are no articles', () => {
    expect(finder('id')('pupuk')).toEqual([]);
  });
});

test.each(LANGUAGES)('finds exactly what a look at every word of every article finds, in %s', (language) => {
  const make = articleMaker({ seed: 5, words: 900, length: 40 });
  const articles = Array.from({ length: 300 }, (_, at) => make(at + 1).texts[language]!);
  const texts = articles.map(({ id, title, excerpt, content }) => text(id, title, excerpt, content));
  // As if they lay in two ranges.
  const segments = [texts.slice(0, 170), texts.slice(170)].map((some) => openSegment(segmentOf(language, ...some)));
  const words = texts.map((each) => [...new Set(wordsIn(`${each.title} ${each.excerpt} ${each.content}`))]);
  const roots = new Map(words.flat().map((word) => [word, rootsOf(word, language)]));
  const random = numbersFrom(6);
  const known = vocabulary(language, 900);
  let found = 0;
  for (let round = 0; round < 150; round += 1) {
    const pick = () => known[Math.floor(random() ** 2 * known.length)] ?? '';
    const several = Array.from({ length: 1 + Math.floor(random() * 3) }, pick).join(' ');
    const search = random() < 0.4 ? several.slice(0, -2) : several;
    const wanted = searchedWords(search, language);
    const scanned = texts.filter((_, at) =>
      wanted.every((each) => words[at]!.some((word) => weightOf(each, word, roots.get(word)!) > 0)),
    );
    const hits = findArticles(segments, wanted).map(({ id }) => id);
    expect(
      hits.sort((a, b) => a - b),
      search,
    ).toEqual(scanned.map(({ id }) => id));
    found += hits.length;
  }
  expect(found).toBeGreaterThan(1000);
});

describe('a stored segment', () => {
  const segment = segmentOf('id', text(1, 'Pupuk kandang'), text(300, 'Memupuk padi', 'x'), text(1999, 'Padi'));

  test('comes back from a clone as it was', () => {
    const open = openSegment(structuredClone(segment));
    expect(findArticles([open], searchedWords('pupuk', 'id'))).toEqual([
      expect.objectContaining({ id: 300, version: 3000 }),
      expect.objectContaining({ id: 1, version: 10 }),
    ]);
  });

  test('with roots of other rules is searched by today’s', () => {
    const roots = { names: '', offsets: new Uint32Array(1), words: new Uint32Array() };
    const old = { ...segment, rules: 'other', roots };
    expect(findArticles([openSegment(old)], searchedWords('dipupuk', 'id'))).toHaveLength(2);
    expect(withNewRoots(old)).toEqual(segment);
  });

  test('that is damaged is refused', () => {
    const bits = Array.from(segment.postings, (_, at) => {
      const postings = segment.postings.slice();
      postings[at]! ^= 1 << (at % 8);
      return { ...segment, postings };
    });
    const cut = { ...segment, postings: segment.postings.slice(1) };
    const { words: _words, ...without } = segment;
    for (const damaged of [...bits, cut, without, { ...segment, words: 'a' }, { ...segment, format: 0 }, {}])
      expect(() => openSegment(damaged as Segment)).toThrow('The segment');
  });
});

describe('a search that finds nothing', () => {
  const segments = [
    openSegment(
      segmentOf('id', text(1, 'Hidroponik sederhana'), text(2, 'Hidroponik di rumah', '', 'hidropanik tomat')),
    ),
  ];

  test.each([
    ['hidropnik', 'hidroponik'],
    ['Hidrpoonik', 'hidroponik'],
    ['hidroponik sederhna', 'hidroponik sederhana'],
    ['tomta', 'tomat'],
    ['hidropnk', null],
    ['tmt', null],
    ['hidroponik', null],
    ['sederhana tomta', null],
    ['', null],
  ])('%j may have meant %j', (search, meant) => {
    expect(suggestSearch(segments, search, 'id')).toBe(meant);
  });
});
