import { describe, expect, test } from 'vitest';
import { bundledLibraryArticles } from '#tests/support/library/bundled-articles.ts';
import { missingBlocks, withBlock } from './missing-blocks.ts';
import { questionsFor, rememberedIn } from './remembered.ts';

const ID = '## Alat\n\nJaga keasaman air 5,5 sampai 6,5.\n\nTandon ditaruh di tempat teduh.\n\n- satu\n- dua';
const EN = '## Tools\n\nKeep the acidity at 5.5 to 6.5.\n\nPut the tank in the shade.\n\n- one\n- two';

describe('what is missing', () => {
  test('is told with its place, and goes in there', () => {
    const without = EN.replace('Put the tank in the shade.\n\n', '');
    const [missing, ...more] = missingBlocks(ID, without);
    expect(more).toEqual([]);
    expect(missing).toMatchObject({ source: 'Tandon ditaruh di tempat teduh.', segments: 2 });
    expect(withBlock(without, missing!.at, 'Put the tank in the shade.')).toBe(EN);
  });

  test('is told too where most is missing', () => {
    const text = 'Pembuka.\n\nBersihkan tandon setiap 14 hari sebelum lumut menempel di dinding.';
    expect(missingBlocks(text, 'Opening.')).toMatchObject([{ source: text.slice(10), at: 8, segments: 1 }]);
  });

  test('is nothing where both say all, and everything where nothing is written', () => {
    expect(missingBlocks(ID, EN)).toEqual([]);
    expect(missingBlocks(ID, '').map(({ at, segments }) => [at, segments])).toEqual([0, 0, 0, 0].map(() => [0, 0]));
    expect(withBlock('', 0, '## Tools')).toBe('## Tools');
  });
});

describe('what is asked for', () => {
  test('are long words in two lists that have none in common', () => {
    const [first, second] = questionsFor('Tandon [bertutup](/article/1) ditaruh di tempat teduh, jauh dari terik.');
    expect(first).toBe('bertutup,ditaruh,tandon');
    expect(second).toBe('tempat,teduh,terik');
  });

  test.each(['Alat', 'Air', 'pH 5,5 sampai 6,5', '![](/pictures/a.svg)'])('is nothing of “%s”', (text) => {
    expect(questionsFor(text)).toEqual([]);
  });
});

describe('what was translated before', () => {
  test.each([
    ['Tandon ditaruh di tempat teduh.', 0, 'Put the tank in the shade.'],
    ['Tandon *ditaruh* di tempat  teduh.', 0, 'Put the tank in the shade.'],
    ['Tandon ditaruh di tempat terbuka.', 2, 'Put the tank in the shade.'],
    ['Jaga keasaman air 5,8 sampai 6,5.', 2, 'Keep the acidity at 5.5 to 6.5.'],
  ])('%s', (wanted, others, translation) => {
    expect(rememberedIn(wanted, ID, EN)).toMatchObject({ others, translation });
  });

  test('is nothing where two words are others, or the translation is missing', () => {
    expect(rememberedIn('Tandon ditaruh di ember besar.', ID, EN)).toBeNull();
    expect(
      rememberedIn('Tandon ditaruh di tempat teduh.', ID, EN.replace('Put the tank in the shade.\n\n', '')),
    ).toBeNull();
  });

  test('in the bundled articles each paragraph is found again, with the translation beside it', () => {
    for (const { texts } of bundledLibraryArticles()) {
      const [source, translation] = [texts.id!.content, texts.en!.content];
      for (const { source: block } of missingBlocks(source, '').filter(
        (each) => questionsFor(each.source).length > 0,
      )) {
        const found = rememberedIn(block, source, translation);
        if (found) expect(found.others).toBe(0);
        else expect(missingBlocks(source, translation).map((each) => each.source)).toContain(block);
      }
    }
  });
});
