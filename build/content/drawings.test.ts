import { expect, test } from 'vitest';
import { pictures, scenes } from './drawings.ts';

const ids = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!);

test('scenes stand together in one page: no two share an id, and each finds its own', () => {
  const all = [...scenes().values()].flatMap(ids);
  expect(new Set(all).size).toBe(all.length);
  for (const [name, svg] of scenes()) {
    const own = new Set(ids(svg));
    for (const match of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(own, name).toContain(match[1]);
  }
});

test('scenes leave their size to the page, pictures bring their own', () => {
  for (const [name, svg] of scenes()) expect(svg.match(/^<svg[^>]*>/)?.[0], name).not.toMatch(/\s(width|height)=/);
  for (const [name, svg] of pictures()) expect(svg.match(/^<svg[^>]*>/)?.[0], name).toMatch(/\swidth=.*\sheight=/);
});

test('wide scenes fill their place, spots and the sprout are never cropped', () => {
  for (const [name, svg] of scenes()) {
    expect(svg.includes('preserveAspectRatio'), name).toBe(!/^(sprout|spot-)/.test(name));
  }
});
