import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { escaped } from '#domain/escaped.ts';
import { LINE_HEIGHT, fitTitle } from './share-card-text.ts';
import { allowed } from './xml-document.ts';

/** The size that social networks show uncropped (1.91:1). */
export const CARD = { width: 1200, height: 630 } as const;

/** The picture's place: right of the words, above the soil. */
export const CARD_PICTURE = { left: 580, width: 620, height: 556 } as const;

const MARGIN = 56;
const SOIL = CARD.height - CARD_PICTURE.height;

interface CardWords {
  readonly category: string;
  readonly title: string;
  readonly tagline: string;
}

/** Draws share cards as JPEG. `close` removes its font from the disk. */
export interface CardDrawer {
  /** `picture` is a PNG of CARD_PICTURE's size. */
  draw(words: CardWords, picture: Buffer): Promise<Buffer>;
  close(): void;
}

interface Look {
  /** The colours by day, `--bg` and so on. */
  readonly colours: ReadonlyMap<string, string>;
  /** Scenes in those colours. */
  readonly grass: string;
  readonly sprout: string;
}

/** Opens a drawer with the portal's typeface, which the renderer reads from a file. */
export async function openCardDrawer(look: Look): Promise<CardDrawer> {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-cards-'));
  const file = join(folder, 'plus-jakarta-sans-800.ttf');
  writeFileSync(file, await boldFont());
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [file], defaultFontFamily: 'Plus Jakarta Sans' },
  };
  const widths = new Map<string, number>();
  const measure = (text: string, size: number) => {
    const known = widths.get(text) ?? widthOf(text, options);
    widths.set(text, known);
    return (known * size) / 100;
  };
  return {
    async draw(words, picture) {
      const svg = cardSvg(words, picture, look, measure);
      const png = new Resvg(svg, options).render().asPng();
      // Full colour resolution, for the edges of letters.
      return sharp(png).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The typeface in its boldest weight, with every character that the font package has. */
async function boldFont(): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  const source = resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2');
  const characters = String.fromCodePoint(...Array.from({ length: 0x2200 - 32 }, (_, index) => index + 32));
  return subsetFont(readFileSync(source), characters, { targetFormat: 'sfnt', variationAxes: { wght: 800 } });
}

/** Width at 100 px. */
function widthOf(text: string, options: ResvgRenderOptions): number {
  const line = `<text x="0" y="120" font-size="100" ${spacing(100)}>${svgText(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="160">${line}</svg>`;
  return new Resvg(svg, options).getBBox()?.width ?? 0;
}

/** Letter spacing as in the page's headings, with normal spaces between words. */
function spacing(size: number): string {
  return `letter-spacing="${(-0.03 * size).toFixed(2)}" word-spacing="${(0.07 * size).toFixed(2)}"`;
}

function cardSvg(
  { category, title, tagline }: CardWords,
  picture: Buffer,
  { colours, grass, sprout }: Look,
  measure: (text: string, size: number) => number,
): string {
  const colour = (name: string) => colours.get(`--${name}`) ?? '#000000';
  const { width, height } = CARD;
  const room = CARD_PICTURE.left - MARGIN - 44;
  const label = { size: Math.min(27, (27 * (room - 58)) / measure(category, 27)), top: 62, height: 50 };
  const labelWidth = measure(category, label.size) + 58;
  const top = label.top + label.height + 34;
  const place = { width: room, height: CARD_PICTURE.height - top - 64 };
  const { size, lines } = fitTitle(title, measure, place);
  const at = (index: number) => Math.round(top + size * 0.86 + index * size * LINE_HEIGHT);
  const words = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${at(index)}" font-size="${size}" ${spacing(size)} fill="${colour('ink')}">${svgText(line)}</text>`,
  );
  const stake = `M${MARGIN} ${label.top}h${labelWidth - 22}l22 ${label.height / 2}-22 ${label.height / 2}h${22 - labelWidth}z`;
  const name = CARD_PICTURE.height + SOIL / 2 + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" font-family="Plus Jakarta Sans">`,
    `<path fill="${colour('bg')}" d="M0 0h${width}v${height}H0z"/>`,
    pictureSvg(picture),
    `<path fill="${colour('brand-soft')}" d="${stake}"/>`,
    `<text x="${MARGIN + 18}" y="${label.top + 34}" font-size="${label.size}" ${spacing(label.size)} fill="${colour('on-brand-soft')}">${svgText(category)}</text>`,
    ...words,
    placed(grass, `x="0" y="${CARD_PICTURE.height - 49}" width="${width}" height="50"`),
    `<path fill="${colour('soil')}" d="M0 ${CARD_PICTURE.height}h${width}v${SOIL}H0z"/>`,
    placed(sprout, `x="${MARGIN}" y="${CARD_PICTURE.height + 17}" width="36" height="40"`),
    `<text x="${MARGIN + 48}" y="${name}" font-size="36" letter-spacing="-1.4" fill="${colour('on-soil')}">Tunas</text>`,
    `<text x="${width - MARGIN}" y="${name - 1}" text-anchor="end" font-size="25" letter-spacing="-0.3" fill="${colour('on-soil-2')}">${svgText(tagline)}</text>`,
    '</svg>',
  ].join('');
}

function pictureSvg(picture: Buffer): string {
  const { left, width, height } = CARD_PICTURE;
  return `<image x="${left}" y="0" width="${width}" height="${height}" xlink:href="data:image/png;base64,${picture.toString('base64')}"/>`;
}

/** An SVG nested in another one, at its place: it keeps its own view box and is clipped to it. */
function placed(svg: string, place: string): string {
  const viewBox = /viewBox="[^"]+"/.exec(svg)?.[0];
  if (viewBox === undefined) throw new Error('A drawing without a view box can’t be placed on a share card.');
  return svg.replace(/<svg[^>]*>/, `<svg ${place} ${viewBox}>`);
}

function svgText(text: string): string {
  return escaped(allowed(text));
}
