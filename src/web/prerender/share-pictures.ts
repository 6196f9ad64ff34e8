import { Resvg } from '@resvg/resvg-js';
import { pictures, scenes } from '#build/content/drawings.ts';

const WIDTH = 1200;

/** The pictures of share cards as PNG, because social networks show no SVG. `home` is the hero in the light theme. */
export function sharePictures(dayColours: ReadonlyMap<string, string>): ReadonlyMap<string, Buffer> {
  const drawings = new Map([...pictures()].filter(([name]) => !name.startsWith('plate-')));
  const hero = scenes().get('hero');
  if (hero === undefined) throw new Error('There is no hero to make a share picture of.');
  drawings.set('home', byDay(hero, dayColours));
  return new Map([...drawings].map(([name, svg]) => [`share/${name}.png`, toPng(svg)]));
}

function toPng(svg: string): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } }).render().asPng();
}

/** A scene as a picture of its own: its CSS variables are replaced, because a picture has no page to take them from. */
export function byDay(svg: string, colours: ReadonlyMap<string, string>): string {
  return svg
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => colours.get(name) ?? '#000000');
}

/** The variables of the first block of the tokens' stylesheet: the colours of the light theme, with references resolved. */
export function dayColours(stylesheet: string): ReadonlyMap<string, string> {
  const day = stylesheet.slice(0, stylesheet.indexOf('@media'));
  const colours = new Map(
    [...day.matchAll(/(?<![\w-])(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1]!, match[2]!]),
  );
  for (const [, name = '', other = ''] of day.matchAll(/(?<![\w-])(--[\w-]+):\s*var\((--[\w-]+)\)/g)) {
    const colour = colours.get(other);
    if (colour !== undefined) colours.set(name, colour);
  }
  return colours;
}
