// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#domain/reply.ts';
import { button, dropOn, photo, showPictures, uploadStage } from '../../../../tests/support/pictures/picture-stage.tsx';
import { InsertPicture } from './insert-picture.tsx';
import { faulty } from './picture-fault.ts';
import { preparePicture } from './prepare-picture.ts';
import { useWaitingPictures } from './use-waiting-pictures.ts';

vi.mock('./prepare-picture.ts', () => ({ preparePicture: vi.fn() }));

let stage: ReturnType<typeof uploadStage>;
let inserted: string[];

function Text() {
  const waiting = useWaitingPictures();
  return (
    <InsertPicture
      id="pictures"
      language="id"
      waiting={waiting}
      upload={stage.upload}
      pictureSource={(address) => address}
      onInsert={(markdown) => inserted.push(markdown)}
    />
  );
}

const zone = () => button('Add a picture to the text');
const panel = () => screen.queryByRole('region', { name: 'Picture for the text' });
const description = () => screen.getByLabelText('In Indonesian');
const describe = (words: string) => fireEvent.change(description(), { target: { value: words } });

beforeEach(() => {
  stage = uploadStage();
  inserted = [];
  const blob = new Blob(['picture'], { type: 'image/webp' });
  vi.mocked(preparePicture).mockResolvedValue(
    ok({ type: 'webp', files: [{ width: 300, blob }], width: 300, height: 200 }),
  );
  showPictures(<Text />);
});
afterEach(cleanup);

test('a picture is described while it is uploaded, and put in with its description', async () => {
  await dropOn(zone(), [photo('satu.jpg')]);
  expect(document.activeElement).toBe(description());
  expect(button('Put into the text').hasAttribute('disabled')).toBe(true);
  describe('Talang NFT');
  await stage.answerLast();
  fireEvent.click(button('Put into the text'));
  expect(inserted).toEqual([expect.stringMatching(/^!\[Talang NFT\]\(\/media\/[0-9a-f-]{36}\/300\.webp\)$/)]);
  expect(panel()).toBeNull();
});

test('without a word on what it shows it isn’t put in, unless it is decoration', async () => {
  await dropOn(zone(), [photo('satu.jpg')]);
  await stage.answerLast();
  fireEvent.click(button('Put into the text'));
  expect(inserted).toEqual([]);
  expect(description().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(description());
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button('Put into the text'));
  expect(inserted).toEqual([expect.stringMatching(/^!\[\]\(\/media\//)]);
});

test('several come one after another, each with a description of its own', async () => {
  await dropOn(zone(), [photo('satu.jpg'), photo('dua.jpg'), photo('tiga.jpg')]);
  expect(screen.getByText('2 more pictures are waiting.')).toBeTruthy();
  describe('Pertama');
  await stage.answerLast();
  fireEvent.click(button('Put into the text'));
  await screen.findByText('dua.jpg');
  expect(screen.getByText('1 more picture is waiting.')).toBeTruthy();
  expect((description() as HTMLTextAreaElement).value).toBe('');
  fireEvent.click(button('Leave it out'));
  await screen.findByText('tiga.jpg');
  describe('Ketiga');
  await stage.answerLast();
  fireEvent.click(button('Put into the text'));
  expect(inserted.map((markdown) => /\[(.*)\]/.exec(markdown)?.[1])).toEqual(['Pertama', 'Ketiga']);
  expect(new Set(inserted.map((markdown) => markdown.split('/')[2])).size).toBe(2);
});

test('a file that can’t be taken holds up none of the others', async () => {
  vi.mocked(preparePicture).mockResolvedValueOnce(faulty('svg', '')).mockResolvedValueOnce(faulty('svg', ''));
  await dropOn(zone(), [photo('satu.svg'), photo('dua.jpg')]);
  expect(screen.getByRole('alert').textContent).toContain('SVG drawings can’t be used here.');
  // The field that had the focus is gone.
  expect(document.activeElement).toBe(button('Leave it out'));
  fireEvent.click(button('Leave it out'));
  expect(await screen.findByText('dua.jpg')).toBeTruthy();
});

test('a drawing of the portal needs no upload', () => {
  fireEvent.click(button('Choose a drawing of the portal'));
  fireEvent.click(button('Diagram: worm bin'));
  describe('Kotak cacing dibelah');
  fireEvent.click(button('Put into the text'));
  expect(inserted).toEqual(['![Kotak cacing dibelah](/pictures/diagram-worm-bin.svg)']);
  expect(stage.sendings).toEqual([]);
});

test('left out, it is sent no further', async () => {
  await dropOn(zone(), [photo('satu.jpg')]);
  fireEvent.click(button('Leave it out'));
  expect(stage.sendings.at(-1)?.watch.signal?.aborted).toBe(true);
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(zone());
});
