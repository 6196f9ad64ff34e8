// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { textSegments } from '#text/segments.ts';
import { segmentElements } from './commented-text.tsx';

const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 40);

test('each segment of the bundled articles has an element with its words', () => {
  for (const { folder } of bundledArticles) {
    for (const language of LANGUAGES) {
      const text = readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8');
      const place = document.createElement('div');
      place.innerHTML = renderMarkdown(text, language, (address) => address).html;
      const segments = textSegments(text);
      const elements = segmentElements(place, text);
      expect(elements).toHaveLength(segments.length);
      elements.forEach((element, index) => {
        const { kind, text: words } = segments[index] ?? { kind: 'p', text: '' };
        // A figure's drawing shows its rows in its own order.
        if (kind !== 'img' && kind !== 'fig' && !words.includes(']('))
          expect(wordsOf(element.textContent)).toBe(wordsOf(words));
      });
    }
  }
});
