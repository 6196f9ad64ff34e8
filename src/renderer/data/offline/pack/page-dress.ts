import tokens from '#renderer/ui/style/tokens.css?raw';
// On the web as well, whose styles have it as text: code would carry that text once more.
import typeface from '#renderer/ui/fonts/plus-jakarta-sans-latin.woff2?url&no-inline';
import searchCode from './page-search-worker.ts?worker&url';
import { dataAddress } from './page-pictures.ts';

/** What makes the reading page look like the portal, and lets it be searched. '' for a part that couldn't be read. */
export interface PageDress {
  /** The colours by day and by night. */
  readonly tokens: string;
  /** As a data: address. */
  readonly typeface: string;
  /** The drawings of the sky's end, the ground line and the footer, as SVG. */
  readonly field: string;
  readonly sprout: string;
  readonly grass: string;
  readonly soil: string;
  /** A script without imports. */
  readonly search: string;
}

/** All of it is among the files that this device has. A page without a part of it can be read as well. */
export async function pageDress(): Promise<PageDress> {
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
  return { tokens, typeface: font, field, sprout, grass, soil, search: /^\s*import\b/m.test(search) ? '' : search };
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
