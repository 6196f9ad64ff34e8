import { expect, test } from 'vitest';
import { pictureIn, picturesIn, placeholdersBeside } from './picture-placeholders.ts';

const ADDRESS = '/media/missing/1';

/** The Markdown of the placeholder as it is found in a text; null where it isn't. */
function found(text: string): string | null {
  const place = pictureIn(text, ADDRESS);
  return place && text.slice(place.from, place.to);
}

test.each([
  ['![Missing](/media/missing/1)'],
  ['![Missing: a \\] b [c] \\\\](/media/missing/1)'],
  ['![one line\nand another](/media/missing/1)'],
])('the placeholder is found: %j', (placeholder) => {
  expect(found(`![before](/a.webp) words ${placeholder} ![behind](/b.webp)`)).toBe(placeholder);
});

test.each([
  ['![a](/a.webp)\n\nOne.\n\n[Missing](/media/missing/1)'],
  ['![a](/a.webp) words [Missing](/media/missing/1)'],
  ['![a][ref] words [Missing](/media/missing/1)'],
  ['What ![\n\nMissing](/media/missing/1)'],
  ['Missing](/media/missing/1)'],
])('an earlier picture is never taken for a placeholder that is none any longer: %j', (text) => {
  expect(found(text)).toBeNull();
  expect(found(`${text} ![b](${ADDRESS})`)).toBe(`![b](${ADDRESS})`);
});

test('a new placeholder is none of the text, and none that was made before for another one', () => {
  const next = placeholdersBeside(() => '![a](/media/missing/7) ![b](/media/missing/3)');
  expect([next(), next()]).toEqual(['/media/missing/8', '/media/missing/9']);
  expect(placeholdersBeside(() => '')()).toBe('/media/missing/10');
});

test('a text is read once for all placeholders of a paste', () => {
  let reads = 0;
  const next = placeholdersBeside(() => `${(reads += 1)}`);
  for (let count = 0; count < 5; count += 1) next();
  expect(reads).toBe(1);
});

test('pictures one behind another are found in their order, each with its address', () => {
  const pictures = ['![a](/media/missing/2)', `![b](${ADDRESS})`, `![c](${ADDRESS})`];
  const text = `![x](/a.webp) ${pictures.join(' ')} [d](${ADDRESS})`;
  const places = [...picturesIn(text)];
  expect(places.map(({ from, to }) => text.slice(from, to))).toEqual(pictures);
  expect(places.map(({ address }) => address)).toEqual(['/media/missing/2', ADDRESS, ADDRESS]);
});
