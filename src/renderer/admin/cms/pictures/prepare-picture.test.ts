// The browser's decoding and encoding are stubbed: the tests check the calls.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cameraJpeg } from '#tests/support/pictures/camera-jpeg.ts';
import { preparePicture } from './prepare-picture.ts';

interface Browser {
  /** Of the decoded picture, px. */
  width: number;
  height: number;
  writesWebp: boolean;
  /** Whether a canvas returns the pixels that were drawn. */
  isTrue: boolean;
  /** Bytes of a file of so many px in a quality. */
  weight(width: number, height: number, quality: number): number;
  /** Width from which on there is no memory for a canvas. */
  tooWide: number;
  /** The colour of the decoded picture, a block of 8 px at a place of it. */
  colourAt(x: number, y: number): readonly number[];
}

let browser: Browser;
let drawn: { width: number; height: number; quality: number; ground: string | null }[];
let closed: number;
let canvases: Canvas[];
/** What was given to the decoder. */
let decoded: Blob[];

/** The colour that tries the browser out, as one gives it back. */
const PROBE: readonly number[] = [201, 79, 20, 255];
const GREEN = [47, 114, 64, 255];

class Canvas {
  private readonly area: readonly [number, number];
  private colour = PROBE;
  private readonly context = {
    fillStyle: '',
    fillRect: () => (this.colour = browser.isTrue ? PROBE : [13, 200, 7, 255]),
    drawImage: (_bitmap: unknown, x: number, y: number) => (this.colour = browser.colourAt(-x, -y)),
    getImageData: () => ({ data: new Uint8ClampedArray(Array.from({ length: 64 }, () => this.colour).flat()) }),
  };
  // Set to nothing when the memory is given back.
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.area = [width, height];
    this.width = width;
    this.height = height;
    canvases.push(this);
  }
  getContext() {
    return this.area[0] >= browser.tooWide ? null : this.context;
  }
  convertToBlob({ type, quality }: { type: string; quality: number }) {
    const [width, height] = this.area;
    drawn.push({ width, height, quality, ground: this.context.fillStyle || null });
    const made = type === 'image/webp' && !browser.writesWebp ? 'image/png' : type;
    return Promise.resolve(new Blob([new Uint8Array(browser.weight(width, height, quality))], { type: made }));
  }
}

const photo = (bytes: Uint8Array = cameraJpeg(6)) => new File([new Uint8Array(bytes)], 'foto.jpg');

/** Without the small canvas that tries the browser out. */
const pictures = () => drawn.filter(({ width }) => width !== 8);

beforeEach(() => {
  browser = {
    ...{ width: 4000, height: 3000, writesWebp: true, isTrue: true, weight: () => 1000, tooWide: Infinity },
    colourAt: () => GREEN,
  };
  drawn = [];
  closed = 0;
  canvases = [];
  decoded = [];
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', (file: Blob) => {
    decoded.push(file);
    return Promise.resolve({ width: browser.width, height: browser.height, close: () => (closed += 1) });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a photo becomes three files in its own proportions', async () => {
  const result = await preparePicture(photo());
  if (!result.ok) throw new Error(result.detail);
  expect(result.value).toMatchObject({ type: 'webp', width: 1600, height: 1200 });
  expect(result.value.files.map(({ width, blob }) => [width, blob.type])).toEqual([
    [480, 'image/webp'],
    [960, 'image/webp'],
    [1600, 'image/webp'],
  ]);
  expect(pictures().map(({ width, height }) => [width, height])).toEqual([
    [1600, 1200],
    [960, 720],
    [480, 360],
  ]);
  expect(closed).toBe(1);
  expect(canvases.map(({ width, height }) => width + height)).toEqual([0, 0, 0, 0]);
});

test('where the browser writes no WebP, it is JPEG on white', async () => {
  browser.writesWebp = false;
  const result = await preparePicture(photo());
  expect(result).toMatchObject({ ok: true, value: { type: 'jpg' } });
  expect(pictures().every(({ ground }) => ground === '#fff')).toBe(true);
});

test('WebP keeps what is transparent', async () => {
  await preparePicture(photo());
  expect(pictures().every(({ ground }) => ground === null)).toBe(true);
});

describe('a file that would be too heavy', () => {
  const MIB = 1024 * 1024;

  test('loses quality step by step, and no more than it must', async () => {
    browser.weight = (width, _height, quality) => (width === 1600 && quality > 0.7 ? MIB : MIB - 1);
    const result = await preparePicture(photo());
    expect(result).toMatchObject({ ok: true, value: { width: 1600 } });
    expect(pictures().map(({ width, quality }) => [width, quality])).toEqual([
      [1600, 0.82],
      [1600, 0.74],
      [1600, 0.64],
      [960, 0.82],
      [480, 0.82],
    ]);
  });

  test('becomes narrower where no quality helps', async () => {
    browser.weight = (width) => (width > 1100 ? MIB : 1000);
    const result = await preparePicture(photo());
    if (!result.ok) throw new Error(result.detail);
    expect(result.value).toMatchObject({ width: 1024, height: 768 });
    expect(result.value.files.map(({ width }) => width)).toEqual([480, 1024]);
  });
});

test('a file of more than 30 MB isn’t even read', async () => {
  const heavy = { size: 30 * 1024 * 1024 + 1, type: 'image/jpeg', arrayBuffer: vi.fn() };
  expect(await preparePicture(heavy as unknown as Blob)).toMatchObject({ ok: false, code: 'invalid', reason: 'large' });
  expect(heavy.arrayBuffer).not.toHaveBeenCalled();
});

test('a file that can’t be read is broken', async () => {
  const gone = { size: 10, type: '', arrayBuffer: () => Promise.reject(new Error('NotReadableError')) };
  expect(await preparePicture(gone as unknown as Blob)).toMatchObject({ reason: 'broken' });
});

test('an SVG under the name and type of a PNG is refused as what it is', async () => {
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'gambar.png', { type: 'image/png' });
  expect(await preparePicture(file)).toMatchObject({ ok: false, code: 'invalid', reason: 'svg' });
});

describe('a JPEG without its end marker', () => {
  const whole = cameraJpeg(6);
  const file = () => photo(whole.subarray(0, -2));

  test('is taken as browsers show it: its end is put behind it before it is decoded', async () => {
    expect(await preparePicture(file())).toMatchObject({ ok: true, value: { type: 'webp', width: 1600 } });
    expect(new Uint8Array(await decoded[0]!.arrayBuffer())).toEqual(new Uint8Array(whole));
    await preparePicture(photo());
    expect(decoded[1]).toBeInstanceOf(File);
  });

  test.each([
    ['above left', 0, 0],
    ['above right', 3992, 0],
    ['below left', 0, 2992],
    ['below right', 3992, 2992],
  ])('is broken where a block is missing %s', async (_where, x, y) => {
    browser.colourAt = (atX, atY) => (atX === x && atY === y ? [129, 127, 128, 255] : GREEN);
    expect(await preparePicture(file())).toMatchObject({ ok: false, reason: 'broken' });
    expect([pictures(), closed]).toEqual([[], 1]);
    expect(canvases.map(({ width, height }) => width + height)).toEqual(canvases.map(() => 0));
    // A whole one may be grey.
    expect(await preparePicture(photo())).toMatchObject({ ok: true });
  });

  test('may be smaller than a block', async () => {
    Object.assign(browser, { width: 5, height: 3 });
    expect(await preparePicture(file())).toMatchObject({ ok: true, value: { width: 5, height: 3 } });
  });
});

test.each<[string, () => unknown, string, number]>([
  [
    'the browser can’t decode',
    () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error())),
    'broken',
    0,
  ],
  ['turns out larger than its head said', () => Object.assign(browser, { width: 9000, height: 9000 }), 'pixels', 1],
  ['a browser would spoil by giving back other colours', () => (browser.isTrue = false), 'blocked', 0],
  ['a device has no memory to draw', () => (browser.tooWide = 1000), 'memory', 1],
])('what %s is refused, and its memory given back', async (_what, arrange, reason, given) => {
  arrange();
  expect(await preparePicture(photo())).toMatchObject({ reason });
  expect([pictures(), closed]).toEqual([[], given]);
});

test('cancelled at any moment, it ends as a cancelled upload does, and gives its memory back', async () => {
  const controller = new AbortController();
  browser.weight = (width) => {
    if (width === 960) controller.abort();
    return 1000;
  };
  expect(await preparePicture(photo(), controller.signal)).toMatchObject({ code: 'offline', reason: 'aborted' });
  expect(pictures().map(({ width }) => width)).toEqual([1600, 960]);
  expect(closed).toBe(1);
  expect(await preparePicture(photo(), AbortSignal.abort())).toMatchObject({ reason: 'aborted' });
});
