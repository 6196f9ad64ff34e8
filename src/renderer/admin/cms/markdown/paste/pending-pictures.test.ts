// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { finished } from '#tests/support/pastes/pasted-markdown.ts';
import { heldPictures, withoutData } from './pending-pictures.ts';
import { rtfPictures } from './rtf-pictures.ts';

const PNG = '89504e470d0a1a0a';
const picture = (word: string, hex: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw7938\\pich5292${word}\\bliptag-7{\\*\\blipuid 00ff\n00}${hex}}}` +
  `{\\nonshppict{\\pict\\picscalex100\\wmetafile8 0100090000}}`;
const RTF = `{\\rtf1\\ansi a ${picture('\\pngblip', `${PNG.slice(0, 8)}\r\n${PNG.slice(8)}`)} b ${picture('\\emfblip', '0100')} c ${picture('\\jpegblip', 'ffd8ff')}}`;
const missing = (...sources: string[]) =>
  sources.map((source, index) => ({ source, alt: '', placeholder: `/media/missing/${index}` }));
const FILE = 'file:///C:/clip_image001.png';

test('Word’s pictures are in its RTF, once each and in order', async () => {
  const found = finished(rtfPictures(RTF));
  expect(found.map((file) => file?.type ?? null)).toEqual(['image/png', null, 'image/jpeg']);
  expect(Buffer.from(new Uint8Array((await found[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toString('hex')).toBe(PNG);
});

test('they come in the places of the files that the HTML names, where there are as many', () => {
  const clipboard = { data: [], rtf: RTF, files: [] };
  const held = finished(heldPictures(missing(FILE, FILE, FILE), clipboard));
  expect(held.map(({ placeholder, file }) => [placeholder, file.type])).toEqual([
    ['/media/missing/0', 'image/png'],
    ['/media/missing/2', 'image/jpeg'],
  ]);
  expect(finished(heldPictures(missing(FILE, FILE), clipboard))).toEqual([]);
});

test('files of the clipboard stand for pictures of other sites, where there are as many', () => {
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  const clipboard = { data: [], rtf: '', files };
  expect(finished(heldPictures(missing('https://a.example/1'), clipboard))).toHaveLength(1);
  expect(finished(heldPictures(missing('https://a.example/1', 'https://a.example/2'), clipboard))).toEqual([]);
});

test('pictures within the HTML are taken out of it, and are files', async () => {
  const address = `data:image/png;base64,${btoa('x'.repeat(300))}`;
  const { html, data } = withoutData(`<img src="${address}"><img src='data:,a'>`);
  expect(html).toBe(`<img src="data:held,0"><img src='data:,a'>`);
  const [held] = finished(heldPictures(missing('data:held,0'), { data, rtf: '', files: [] }));
  expect([held?.file.type, await held?.file.text()]).toEqual(['image/png', 'x'.repeat(300)]);
});
