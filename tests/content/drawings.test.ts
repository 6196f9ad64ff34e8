import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { pictures, scenes } from '../../build/content/drawings.ts';
import { filesUnder, portalCode, ROOT, textOf } from '#tests/support/project-files.ts';

/** As sent, in bytes: a drawing comes with the first view of a page. */
const MOST = 12 * 1024;
/** Elements that a browser styles before it paints a drawing: each `use` adds a copy of what it shows, a marker none. */
const MOST_ELEMENTS = 900;
const drawings = [...pictures(), ...scenes()].map(([name, svg]) => ({ name, svg }));

describe.each(drawings)('the drawing $name', ({ svg }) => {
  test('is under 12 kB as sent', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(MOST);
  });

  test(`has at most ${MOST_ELEMENTS} elements, copies included`, () => {
    expect(elementsOf(svg)).toBeLessThanOrEqual(MOST_ELEMENTS);
  });

  test('runs nothing, fetches nothing, and holds no text that has a language', () => {
    expect(svg).not.toMatch(/<(script|foreignObject|image|text|iframe|a)\b/i);
    expect(svg).not.toMatch(/\son\w+=|javascript:|@import/i);
    expect(svg.match(/(?:href|src)="(?!#)[^"]*"/g) ?? []).toEqual([]);
    expect(svg.match(/url\((?!#)[^)]*\)/g) ?? []).toEqual([]);
  });
});

describe('every drawing that is named is there', () => {
  test('pictures, wherever a screen shows one', () => {
    const shown = portalCode().flatMap((file) =>
      [...textOf(file).matchAll(/\/pictures\/[\w-]+\.svg/g)].map((match) => match[0]),
    );
    expect(shown.length).toBeGreaterThan(4);
    expect(shown.filter((path) => !existsSync(join(ROOT, 'src/content', path)))).toEqual([]);
  });

  test('scenes, exactly those that the design system names', () => {
    const source = textOf('src/renderer/ui/scene.tsx');
    const type = /type SceneName =([^;]+);/.exec(source)?.[1] ?? '';
    const names = [...type.matchAll(/'([\w-]+)'/g)].map((match) => match[1]);
    expect(names.sort()).toEqual([...scenes().keys()]);
  });
});

test('no picture lies there that nothing shows', () => {
  const articles = filesUnder('src/content/articles');
  const shown = [...portalCode(), ...articles].map(textOf).join('\n');
  expect([...pictures().keys()].filter((name) => !shown.includes(`/pictures/${name}.svg`))).toEqual([]);
});

function elementsOf(svg: string): number {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement!;
  const elements = [...drawing.getElementsByTagName('*')];
  const named = new Map(elements.map((each) => [`#${each.getAttribute('id') ?? ''}`, each]));
  const count = (element: Element): number => {
    const inside = [...element.getElementsByTagName('*')];
    const copies = [element, ...inside].filter(({ tagName }) => tagName === 'use');
    return copies.reduce((sum, copy) => sum + count(named.get(copy.getAttribute('href') ?? '')!), 1 + inside.length);
  };
  return count(drawing);
}
