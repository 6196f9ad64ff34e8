// @vitest-environment happy-dom
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { renderMarkdown } from './render/render-markdown.ts';
import { readBlocks } from './read-blocks.ts';
import { schema } from './schema.ts';
import { SourceText } from './source-text.ts';
import { markdownText } from '#tests/support/markdown/markdown-texts.ts';

/** Made-up documents: `npm run prove` tries more of them than `npm test`. */
const RUNS = process.env['PROVE'] === '1' ? 10_000 : 300;

/** The source of each block. */
function sourcesOf(markdown: string): readonly string[] {
  return readBlocks(markdown).map(({ from, to }) => markdown.slice(from, to));
}

/** Every block written anew, as if all of them had been changed. */
function writtenAnew(markdown: string): string {
  const { doc } = new SourceText(markdown);
  return new SourceText('').write(doc);
}

/** What a browser shows: how deep marks lie in one another, and blanks beside blanks, aren't seen. */
function seen(markdown: string): string {
  const place = document.createElement('div');
  place.innerHTML = renderMarkdown(markdown, 'en').html;
  let shown = '';
  const walk = (node: Node, marks: readonly string[]) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const key = [...new Set(marks)].sort().join(' ');
      shown += (node.nodeValue ?? '').replace(
        /\S/gu,
        (sign) => `‹${key}›${/[<>¶]/.test(sign) ? encodeURIComponent(sign) : sign}`,
      );
      return;
    }
    const element = node as Element;
    const name = element.localName;
    const attributes = [...element.attributes]
      .map((each) => `${each.name}=${encodeURI(each.value.replace(/\s+/g, ' '))}`)
      .join(',');
    const isMark = ['strong', 'em', 'a'].includes(name);
    if (!isMark) shown += `<${name} ${attributes}${name === 'img' ? [...new Set(marks)].sort().join(' ') : ''}>`;
    for (const child of element.childNodes) walk(child, isMark ? [...marks, `${name}${attributes}`] : marks);
    if (!isMark) shown += `</${name}>`;
  };
  for (const child of place.childNodes) walk(child, []);
  return (
    shown
      .replace(/\s+/g, ' ')
      .replace(/ ?(<[^>]*>) ?/g, '$1')
      // At the ends of a paragraph a break isn't visible, and neither is an empty paragraph.
      .replace(/(?:<br ><\/br>)+/g, '<br>')
      .replace(/<br>(?=<(?!img)|$)|(?<=<[^>]*>)(?<!<img[^>]*><\/img>)<br>/g, '')
      .replace(/<p ><\/p>/g, '')
  );
}

/** Whether the items of a list stand close together isn't a matter of words. */
function words(shown: string): string {
  return shown
    .replace(/<\/?p ?>/g, '¶')
    .replace(/(?<=<[^>]*>)¶+|¶+(?=<)|^¶+|¶+$/g, '')
    .replace(/¶+/g, '¶');
}

const texts = bundledArticles.flatMap(({ folder }) =>
  LANGUAGES.map(
    (language) => [folder, language, readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8')] as const,
  ),
);

describe.each(texts)('the article %s, %s', (_folder, _language, text) => {
  test('is the same bytes where nobody changes it', () => {
    const source = new SourceText(text);
    expect(source.write(source.doc)).toBe(text);
  });

  test('looks the same with every block written anew', () => {
    expect(seen(writtenAnew(text))).toBe(seen(text));
  });

  test('keeps the bytes of every other block where one is changed', () => {
    const source = new SourceText(text);
    const before = sourcesOf(text);
    source.doc.forEach((block, _offset, index) => {
      if (!block.isTextblock) return;
      const changed = block.type.create(block.attrs, schema.text('lain'));
      const after = sourcesOf(source.write(source.doc.copy(source.doc.content.replaceChild(index, changed))));
      expect(after.filter((_source, at) => at !== index)).toEqual(before.filter((_source, at) => at !== index));
      expect(after[index]).toContain('lain');
    });
  });
});

test('any text is the same bytes where nobody changes it', () => {
  fc.assert(
    fc.property(markdownText, (text) => {
      const source = new SourceText(text);
      expect(source.write(source.doc)).toBe(text);
    }),
    { numRuns: RUNS, seed: 7 },
  );
});

/** Found by 10,000 texts: pictures that nothing but a blank, or a list without blank lines, keeps from having a caption. */
const PICTURES = [
  '0. > - &nbsp; ![tanam](/a.svg \'b "c"\')\n    > \n    > - \n1. \n\n',
  '> - 0. +  \n>       ![tanam](/a.svg \'b "c"\')\n> - \n\n',
  '- 0. ![tanam](/a.svg \'b "c"\')\n  1. **tanam**\n      - &#32;\n\n',
];

test('any text looks the same with every block written anew', () => {
  fc.assert(
    fc.property(markdownText, (text) => {
      expect(words(seen(writtenAnew(text)))).toBe(words(seen(text)));
    }),
    { numRuns: RUNS, seed: 11, examples: PICTURES.map((text) => [text] as [string]) },
  );
});

test('a picture that is put below the words of an item keeps its caption', () => {
  const source = new SourceText('- Siram pagi\n- Siram sore');
  const picture = schema.node('picture', { src: '/media/a/480.webp', alt: 'Gembor', title: 'Siram di pangkal' });
  const list = source.doc.child(0);
  const item = list.child(0);
  const items = list.content.replaceChild(0, item.copy(item.content.addToEnd(picture)));
  const written = source.write(source.doc.copy(source.doc.content.replaceChild(0, list.copy(items))));
  expect(renderMarkdown(written, 'id').html).toContain('<figcaption>Siram di pangkal</figcaption>');
});
