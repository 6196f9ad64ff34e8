// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#domain/localized.ts';
import { textSegments } from '#text/segments.ts';
import { markdownText } from '#tests/support/markdown/markdown-texts.ts';
import { SourceText } from '#text/source-text.ts';
import { segmentPlaces } from './text-marks.tsx';

/** How many segments the canvas has, and how many the text. */
function counted(markdown: string): readonly [canvas: number, text: number] {
  const { doc } = new SourceText(markdown);
  return [segmentPlaces(doc).length, textSegments(markdown).length];
}

test('the canvas has the segments of the text, one for one', () => {
  for (const { folder } of bundledArticles) {
    for (const language of LANGUAGES) {
      const [canvas, text] = counted(readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8'));
      expect(canvas).toBe(text);
    }
  }
  fc.assert(
    // A paragraph of nothing but blanks written as `&nbsp;` is none on the canvas.
    fc.property(
      markdownText.filter((text) => !text.includes('&')),
      (markdown) => {
        const [canvas, text] = counted(markdown);
        expect(canvas).toBe(text);
      },
    ),
    { numRuns: 500, seed: 3 },
  );
});
