import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import { textSegments } from '#text/segments.ts';
import { withTranslationText } from '../../content-type.ts';
import { markPartUpToDate, outdatedCount, outdatedPartsOf, writeTranslation } from '../mark-outdated.ts';

type Edit = (text: string) => string;

/** Replaces words that stand there exactly once. */
function put(was: string, now: string): Edit {
  return (text) => {
    expect(text.split(was), `the article has “${was}” once`).toHaveLength(2);
    return text.replace(was, () => now);
  };
}

function all(...edits: readonly Edit[]): Edit {
  return (text) => edits.reduce((sum, edit) => edit(sum), text);
}

/** Takes what begins so, up to the end of its line, and puts it below another line. */
function move(start: string, below: string, between = '\n\n'): Edit {
  return (text) => {
    const line = text.split('\n').find((each) => each.startsWith(start)) ?? '';
    const target = text.split('\n').find((each) => each.startsWith(below)) ?? '';
    expect([line, target]).not.toContain('');
    return put(target, `${target}${between}${line}`)(put(`${line}\n`, '')(text));
  };
}

/** A part that is expected: what happened, and how the segment of the English text begins that shows it (the one below, of something new). */
type Expected = readonly [kind: string, english: string];

interface Row {
  readonly article: '1-nft-lettuce' | '4-worm-compost';
  readonly edit: Edit;
  readonly parts: readonly Expected[];
  /** It is proposed as a mended slip. */
  readonly minor?: true;
}

const nft = (edit: Edit, ...parts: readonly Expected[]): Row => ({ article: '1-nft-lettuce', edit, parts });
const worm = (edit: Edit, ...parts: readonly Expected[]): Row => ({ article: '4-worm-compost', edit, parts });
const slip = (row: Row): Row => ({ ...row, minor: true });

const DOSE = 'Jaga EC 1,5 sampai';
const [PLACE, NUTRIENTS] = ['Does it suit your place?', 'In the channel, keep EC'];

/** Forty things that editors do to an Indonesian article, and what the English one then shows. */
const EDITS: Readonly<Record<string, Row>> = {
  // Nothing that a reader would see.
  'a line is broken in the source': nft(put('daun tumbuh lambat dan', 'daun tumbuh lambat\ndan')),
  'blank lines and blanks at the ends': nft(put('\n\n## Periksa setiap hari', '  \n\n\n\n## Periksa setiap hari  ')),
  'other signs for a list': nft(put('- **Aliran.**', '* **Aliran.**')),
  'the table is drawn with other blanks': nft(put('500|750|900|', '500  | 750 |  900 |')),
  // Slips.
  'a typo in a word': slip(nft(put('Mulai dari satu talang,', 'Mulia dari satu talang,'), ['changed', 'In NFT'])),
  'a letter too many': slip(
    nft(put('Di udara yang lebih panas', 'Di udarra yang lebih panas'), ['changed', 'Lettuce grows']),
  ),
  'a comma': slip(nft(put('daunnya lepas, atau', 'daunnya lepas atau'), ['changed', 'Lettuce grows'])),
  'words become bold': slip(
    nft(put('kutilang (kurus dan tinggi)', '**kutilang** (kurus dan tinggi)'), ['changed', '**Sow']),
  ),
  'a typo in a heading': slip(
    nft(put('## Periksa setiap hari', '## Perikasa setiap hari'), ['changed', 'Check every']),
  ),
  'typos in two paragraphs': slip(
    nft(
      all(
        put('Tanyakan harga hari ini', 'Tanyakan hagra hari ini'),
        put('Ukur air sumber dulu', 'Ukur air sumebr dulu'),
      ),
      ['changed', 'Ask for'],
      ['changed', 'Test your'],
    ),
  ),
  // Figures, units and words that turn the sense: never a slip.
  'a figure': nft(put('Jaga EC 1,5 sampai 1,8', 'Jaga EC 1,5 sampai 2,0'), ['changed', NUTRIENTS]),
  'a digit of a price': nft(put('selada laku Rp60.000/kg', 'selada laku Rp50.000/kg'), ['changed', 'In a 2022']),
  'a decimal comma': nft(put('keasaman (pH) 5,5 sampai', 'keasaman (pH) 55 sampai'), ['changed', 'Hold the pH']),
  'a unit': nft(put('1 sampai 2 liter per menit', '1 sampai 2 liter per jam'), ['changed', '**Run plain']),
  'a unit of two letters': nft(put('Lekuk beberapa mm saja', 'Lekuk beberapa cm saja'), ['changed', '**Set the']),
  'a not is taken out': nft(put('dan endapannya tidak berguna', 'dan endapannya berguna'), ['changed', 'Never mix']),
  // Words.
  'a sentence is added': nft(put(DOSE, `Ukur tiap pagi. ${DOSE}`), ['changed', NUTRIENTS]),
  'a sentence is taken out': nft(put(' Panduan Florida sejalan.', ''), ['changed', NUTRIENTS]),
  'a paragraph is written anew': nft(
    put('Tanyakan harga hari ini sebelum belanja.', 'Semua harga di bawah berubah tiap musim.'),
    ['changed', 'Ask for'],
  ),
  'a section gets another title': nft(put('## Cocokkan dulu dengan tempat Anda', '## Apakah kebun Anda cocok?'), [
    'changed',
    PLACE,
  ]),
  'a heading goes down a rank': nft(put('## Panen dan daun', '### Panen dan daun'), ['changed', 'Harvest, and']),
  'a paragraph becomes a quote': worm(put('Kalau banyak cacing mati', '> Kalau banyak cacing mati'), [
    'changed',
    'If many',
  ]),
  // What comes and goes.
  'a paragraph is added': nft(put('## Nutrisi: ukur', 'Foto talang Anda sebelum mulai.\n\n## Nutrisi: ukur'), [
    'added',
    'Feeding: measure',
  ]),
  'a paragraph is taken out': nft(put('Tanyakan harga hari ini sebelum belanja.\n\n', ''), ['removed', 'Ask for']),
  'a section of two paragraphs is added': nft(
    put('## Sumber\n', '## Kalau gagal\n\nCatat dulu.\n\nTanya tetangga.\n\n## Sumber\n'),
    ['added', 'Sources'],
    ['added', 'Sources'],
    ['added', 'Sources'],
  ),
  'an item is added': nft(put('- **Terik.**', '- **Lumut.** Tutup tandon.\n- **Terik.**'), ['added', '**Strong sun']),
  'an item is taken out': nft(put('- **B** Air tipis. Garis putus-putus itu datar.\n', ''), ['removed', '**B** Thin']),
  'the last item is taken out': nft(put('\n- **F** Lekuk: ganjal dari bawah.', ''), ['removed', '**F** Dip']),
  'a paragraph is split': nft(put('Di udara yang lebih panas, daun', '\n\nDi udara yang lebih panas, daun'), [
    'split',
    'Lettuce grows',
  ]),
  'two paragraphs are merged': worm(put('\n\n**Sedikit saja:**', ' **Sedikit saja:**'), ['merged', '**Yes:**']),
  'two items are merged': nft(put('\n- **D** Tandon', ' **D** Tandon'), ['merged', '**C** Roots']),
  // What moves.
  'a paragraph moves down': nft(move('Ukur air sumber', 'Angka ppm'), ['moved', 'Test your']),
  'a paragraph moves to another section': nft(move('Tanyakan harga hari ini', 'Banyak tanaman layu'), [
    'moved',
    'Ask for',
  ]),
  'items change places': nft(move('- **Terik.**', '- **Tandon panas.**', '\n'), ['moved', '**Strong sun']),
  'a section moves': nft(
    (text) => {
      const section = /## Periksa setiap hari[^]*?(?=## Panen)/.exec(text)?.[0] ?? '';
      return text.replace(section, '').replace('## Sumber', () => `${section}## Sumber`);
    },
    // The shorter of two that changed places counts as the one that moved.
    ['moved', 'Harvest, and'],
  ),
  'a paragraph moves and a figure in it changes': nft(
    all(move('Jaga keasaman', 'Ukur air sumber'), put('5,5 sampai 6,5. Di uji', '5,5 sampai 6,0. Di uji')),
    ['moved', 'Hold the pH'],
  ),
  // Tables, pictures, links.
  'a cell of a table': nft(put('650|975|1.170|', '640|960|1.152|'), ['changed', '× 650']),
  'a row is added': nft(put('1.170|\n', '1.170|\n|× 680|1.020|1.224|\n'), ['added', '× 700']),
  'a picture is described otherwise': nft(
    put('Talang NFT dibelah memanjang, dengan tandon', 'Talang NFT dipotong, dengan tandon'),
    ['changed', '![An NFT'],
  ),
  'only a link’s address': nft(put('publication/AE610', 'publication/HS1234'), ['changed', '[University of Florida']),
};

const NAMES = Object.keys(EDITS);

/** As the articles stood when the forty edits were written, so that an article can be mended without them. */
function articleText(folder: string, language: 'id' | 'en'): string {
  return readFileSync(`tests/support/edited-articles/${folder}.${language}.md`, 'utf8');
}

function edited({ article, edit }: Row) {
  const [source, translation] = [articleText(article, 'id'), articleText(article, 'en')];
  const both = withTranslationText(
    withTranslationText(emptyArticle({ id: '', en: '' }), 'id', 'content', source),
    'en',
    'content',
    translation,
  );
  return writeTranslation(both, 'id', { name: 'content', kind: 'markup' }, edit(source), '2026-11-22T05:00:00Z');
}

function partsOf({ outdated, id, en }: ArticleDocument) {
  const { content } = outdated;
  return content ? outdatedPartsOf(content, id.content, en.content) : [];
}

test('there are forty', () => expect(NAMES).toHaveLength(40));

describe.each(NAMES)('%s', (name) => {
  const row = EDITS[name];
  if (!row) throw new Error(name);

  test('shows what is expected, at the segment that it is about', () => {
    const document = edited(row);
    const english = textSegments(document.en.content);
    const parts = partsOf(document);
    const shown = parts.map(({ kind, translation }) => [kind, english[translation.from]?.text ?? 'the end']);
    expect(shown).toEqual(
      row.parts.map(([kind, start]) => [kind, expect.stringMatching(new RegExp(`^${escaped(start)}`))]),
    );
    expect(outdatedCount(document, 'en')).toBe(row.parts.length);
    expect(parts.every(({ isMinor }) => isMinor)).toBe(row.minor === true || parts.length === 0);
  });

  test('is over once it was said of each part that it fits', () => {
    let document = edited(row);
    for (let left = row.parts.length; left > 0; left -= 1) {
      const [part] = partsOf(document);
      if (part) document = markPartUpToDate(document, 'content', part);
      expect(outdatedCount(document, 'en')).toBe(left - 1);
    }
    expect(document.outdated).toEqual({});
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
