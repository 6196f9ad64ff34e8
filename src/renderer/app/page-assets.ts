import tokens from '#renderer/ui/style/tokens.css?raw';
// On the web as well, whose styles have it as text: code would carry that text once more.
import typeface from '#renderer/ui/fonts/plus-jakarta-sans-latin.woff2?url&no-inline';
import searchCode from '#renderer/data/offline/pack/page-search.ts?worker&url';
import type { PageAssets } from '#renderer/data/offline/pack/reading-page-style.ts';
import { dataAddress } from '#renderer/data/offline/pack/page-pictures.ts';

/** What the page in packs looks like. All of it is among the files that this device has. A page without a part of it can be read as well. */
export async function readPageAssets(): Promise<PageAssets> {
  const scene = (name: string) => part(`/scenes/${name}.svg`, (answer) => answer.text());
  const [field, sprout, grass, soil] = await Promise.all([
    scene('field-head'),
    scene('sprout'),
    scene('grass'),
    scene('soil'),
  ]);
  const font = await part(typeface, async (answer) =>
    dataAddress('font/woff2', new Uint8Array(await answer.arrayBuffer())),
  );
  const search = await part(searchCode, (answer) => answer.text());
  // The development server hands out modules, which run on no other page.
  return { tokens, typeface: font, field, sprout, grass, soil, search: /^[ \t]*import\b/m.test(search) ? '' : search };
}

async function part(address: string, read: (answer: Response) => Promise<string>): Promise<string> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await read(answer);
    console.warn(`A part of the reading page isn’t there: ${address}, ${answer.status}`);
  } catch (error) {
    console.warn('A part of the reading page could not be read:', address, error);
  }
  return '';
}
