// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { renderMarkdown } from '#renderer/data/markdown/render-markdown.ts';
import { textOf } from '#renderer/data/markdown/article-outline.ts';
import { sheetOf } from './sheet-parts.ts';

const ARTICLES = bundledArticles.flatMap(({ id, folder }) =>
  LANGUAGES.map((language) => {
    return [id, language, readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8')] as const;
  }),
);

test.each(ARTICLES)(
  'article %i in %s: a factsheet holds its hazards and steps longest, and no word of its own',
  (_id, language, markdown) => {
    const { html } = renderMarkdown(markdown, language);
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    const { sections, sources } = sheetOf(html);
    const parts = sections.flatMap((section) => section.parts);
    const said = textOf(page);
    for (const part of parts) {
      const words = textOf(new DOMParser().parseFromString(part.html, 'text/html').body);
      expect(said).toContain(words);
    }
    const kept = parts.filter(({ rank }) => rank < 2).map((part) => part.html);
    expect(kept).toEqual([...page.querySelectorAll(':scope > blockquote, :scope > ol')].map((each) => each.outerHTML));
    expect(sources).not.toBe('');
  },
);
