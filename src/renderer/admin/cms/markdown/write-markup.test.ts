// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { pictureMarkdown } from './write-markup.ts';

const ADDRESS = '/media/0b9c2f0e-1111-4222-8333-444455556666/480-960-1600.webp';

const rendered = (markdown: string) =>
  new DOMParser().parseFromString(renderMarkdown(markdown, 'id').html, 'text/html').body;

test('a decorative picture has no description, and says that by an empty title', () => {
  expect(pictureMarkdown('', ADDRESS)).toBe(`![](${ADDRESS} "")`);
});

test('lines of a description become one', () => {
  expect(pictureMarkdown(' Sawah\n\npagi  hari ', ADDRESS)).toBe(`![Sawah pagi hari](${ADDRESS})`);
});

test('readers get the picture with its description', () => {
  const picture = rendered(pictureMarkdown('Talang [NFT] & "selada", 40 cm > 30 cm', ADDRESS)).querySelector('img');
  expect(picture?.getAttribute('src')).toBe(ADDRESS);
  expect(picture?.getAttribute('alt')).toBe('Talang [NFT] & "selada", 40 cm > 30 cm');
});

test('a description with a bar breaks no table', () => {
  const table = `| x | ${pictureMarkdown('Pagi | sore', ADDRESS)} |\n| --- | --- |\n| 1 | ${pictureMarkdown('a | b', ADDRESS)} |`;
  expect(
    [...rendered(table).querySelectorAll('table img')].map(({ attributes }) => attributes.getNamedItem('alt')?.value),
  ).toEqual(['Pagi | sore', 'a | b']);
});

test('no backslash is put where none is needed', () => {
  expect(pictureMarkdown('Bibit [umur 2 minggu] & pupuk 5%, C:\\sawah', ADDRESS)).toBe(
    `![Bibit [umur 2 minggu] & pupuk 5%, C:\\sawah](${ADDRESS})`,
  );
});

test('whatever marks are in a description, it is read as it was written', () => {
  const marks = fc.string({
    unit: fc.constantFrom(...'[]()\\*_`!&<>|~#- a1"\'', '&amp;', '&#65;', '](/x)', '**', '!['),
  });
  fc.assert(
    fc.property(fc.oneof(marks, fc.string({ unit: 'grapheme' })), (alt) => {
      // What HTML makes of control characters, and the portal of soft hyphens, isn't the matter here.
      const words = alt
        .replace(/[\u0000-\u001f\u007f-\u00a0\u00ad]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      fc.pre(words !== '');
      // As the words of a link: they are read by the same rules, and stand in the page to be compared.
      const body = rendered(`x ${pictureMarkdown(words, ADDRESS).slice(1)}`);
      expect(body.querySelector('a')?.getAttribute('href')).toBe(ADDRESS);
      expect(body.textContent?.replaceAll('\u00ad', '').trim()).toBe(`x ${words}`);
    }),
    { numRuns: 300 },
  );
});
