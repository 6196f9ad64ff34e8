import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictures, scenes } from '#build/content/drawings.ts';
import { bundledLibrary } from '#build/content/bundled-library.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { CARD, CARD_PICTURE } from './share-card-drawing.ts';
import { fitTitle } from './share-card-text.ts';
import { shareCards } from './share-cards.ts';
import { byDay, dayColours } from './share-pictures.ts';

const MOST_BYTES = 300_000;
const FOLDER = '0123456789abcdef0123456789abcdef0123';

const colours = dayColours(readFileSync(new URL('../../renderer/ui/style/tokens.css', import.meta.url), 'utf8'));
const day = (name: string) => byDay(scenes().get(name) ?? '', colours);
const own = { hero: day('hero'), grass: day('grass'), sprout: day('sprout') };

/** The cards of an article with each of these changes, rendered in one language. */
async function cardsOf(changes: readonly Partial<ReadableArticle>[], backendUrl?: string) {
  const { articles, ...rest } = bundledLibrary('id');
  const changed = changes.map((change, index) => ({ ...articles[0]!, id: index + 1, ...change }));
  const logged: string[] = [];
  const cards = new Map<string, Buffer>();
  const backend = backendUrl === undefined ? null : { url: backendUrl, publishableKey: 'key' };
  const libraries = [['id', { ...rest, articles: changed }]] as const;
  const log = (line: string) => void logged.push(line);
  for await (const [name, jpeg] of shareCards({ libraries, backend, drawings: pictures(), scenes: own, colours, log }))
    cards.set(name, jpeg);
  return { cards, logged };
}

/** Mean red, green and blue of a card's part. */
async function meanOf(card: Buffer | undefined, left: number, top: number, width: number, height: number) {
  // `stats` ignores operations and reads the input, so the part is encoded first.
  const part = await sharp(card).extract({ left, top, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ mean }) => Math.round(mean));
}
const pictureMean = (card: Buffer | undefined) => meanOf(card, CARD_PICTURE.left + 10, 10, 600, 480);
const wordsMean = (card: Buffer | undefined) => meanOf(card, 56, 140, 480, 330);

test('a card is of the size that networks show whole, light enough for all of them, with words and picture', async () => {
  const { cards } = await cardsOf([{}, { title: 'X' }, { image: '/pictures/worm-compost.svg' }]);
  expect([...cards.keys()]).toEqual(['share/1-id.jpg', 'share/2-id.jpg', 'share/3-id.jpg']);
  for (const card of cards.values()) {
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
    expect(card.length).toBeLessThan(MOST_BYTES);
  }
  const [long, short, other] = [...cards.values()];
  // Letters are darker than the background.
  expect((await wordsMean(long))[0]!).toBeLessThan((await wordsMean(short))[0]! - 10);
  expect(await pictureMean(long)).toEqual(await pictureMean(short));
  expect(await pictureMean(other)).not.toEqual(await pictureMean(long));
});

test('control characters, which some editors paste with a title, end no build', async () => {
  const { cards } = await cardsOf([{ title: 'Selada\u000b NFT\u0008 & <talang>' }]);
  expect(cards.size).toBe(1);
});

test('an article has its card in the language that it is written in', async () => {
  const { cards } = await cardsOf([{}, { language: 'en' }]);
  expect([...cards.keys()]).toEqual(['share/1-id.jpg']);
});

describe('an uploaded picture', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (!request.url?.includes(FOLDER)) return void response.writeHead(404).end();
    // Red at the left, blue at the right.
    const half = { width: 480, height: 600, channels: 3, background: '#d00000' } as const;
    const blue = { create: { ...half, background: '#0000d0' } };
    void sharp({ create: { ...half, width: 960 } })
      .composite([{ input: blue, left: 480, top: 0 }])
      .webp()
      .toBuffer()
      .then((photo) => response.end(photo));
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  test('comes from the backend, no larger than needed, and is cut around its point', async () => {
    const image = `/media/${FOLDER}/480-960-1600.webp`;
    const { cards, logged } = await cardsOf(
      [
        { image, focus: { x: 0, y: 50 } },
        { image, focus: { x: 100, y: 50 } },
      ],
      url,
    );
    expect(logged).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([`/storage/v1/object/public/article-images/${FOLDER}/960.webp`]));
    const [left, right] = await Promise.all([...cards.values()].map(pictureMean));
    expect(left![0]!).toBeGreaterThan(120);
    expect(left![2]!).toBeLessThan(70);
    expect(right![2]!).toBeGreaterThan(120);
    expect(right![0]!).toBeLessThan(70);
  });

  test('that can’t be had is told, and the home page’s drawing takes its place', async () => {
    const image = `/media/${FOLDER.replaceAll('0', '9')}/960.webp`;
    const { cards, logged } = await cardsOf([{ image }, { image: 'https://other.example/x.jpg' }], url);
    expect(logged).toEqual([expect.stringContaining('article 1')]);
    const [missing, foreign] = await Promise.all([...cards.values()].map(pictureMean));
    expect(missing).toEqual(foreign);
  });
});

describe('a title on a card', () => {
  // Every letter is half as wide as high.
  const measure = (text: string, size: number) => (text.length * size) / 2;
  const place = { width: 480, height: 380 };

  test('is as large as fits', () => {
    expect(fitTitle('Kompos cacing', measure, place)).toEqual({ size: 66, lines: ['Kompos cacing'] });
    expect(fitTitle('Kompos cacing dari sisa dapur', measure, place).lines).toEqual([
      'Kompos cacing',
      'dari sisa',
      'dapur',
    ]);
  });

  test('breaks a long word between its syllables', () => {
    const { lines } = fitTitle('Mempertanggungjawabkan pestisida', measure, place);
    expect(lines.join(' ').replace('- ', '')).toBe('Mempertanggungjawabkan pestisida');
    expect(lines[0]).toMatch(/-$/);
  });

  test.each([
    ['words', 'pupuk '.repeat(60)],
    ['one word of no language', 'x'.repeat(400)],
  ])('that is too long ends with a sign: %s', (_what, title) => {
    const { size, lines } = fitTitle(title, measure, place);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.length * size * 1.1).toBeLessThanOrEqual(place.height);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(place.width);
  });

  test('of no letters takes no line', () => {
    expect(fitTitle(' ', measure, place).lines).toEqual([]);
  });
});
