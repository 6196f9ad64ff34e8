// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button, dropOn, photo, PREPARED, showPictures, uploadStage } from '#tests/support/pictures/picture-stage.tsx';
import { InsertPicture } from './insert-picture.tsx';
import { pictures } from '../messages/id.json';
import { faulty } from '../uploads/upload-fault.ts';
import { preparePicture } from './prepare-picture.ts';
import { useInsertQueue } from '../uploads/use-insert-queue.ts';

vi.mock('./prepare-picture.ts', () => ({ preparePicture: vi.fn() }));

let stage: ReturnType<typeof uploadStage>;
let inserted: string[];
/** Whether the text has its editor. */
let isReady: boolean;

function Text() {
  const queue = useInsertQueue();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button onClick={() => setChoosing(true)}>Picture</button>
      <InsertPicture
        id="pictures"
        language="id"
        queue={queue}
        isChoosing={isChoosing}
        onChoosingEnd={() => setChoosing(false)}
        upload={stage.upload}
        pictureSource={(address) => address}
        onInsert={(markdown) => isReady && inserted.push(markdown) > 0}
      />
    </>
  );
}

const open = () => fireEvent.click(button('Picture'));
const zone = () => button('Upload a picture');
const panel = () => screen.queryByRole('dialog', { name: 'Picture for the text' });
const description = () => screen.getByLabelText<HTMLTextAreaElement>('In Indonesian');
const write = (words: string) => fireEvent.change(description(), { target: { value: words } });

beforeEach(() => {
  stage = uploadStage();
  inserted = [];
  isReady = true;
  vi.mocked(preparePicture).mockResolvedValue(PREPARED);
  showPictures(<Text />);
  open();
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

test('one that the text doesn’t take isn’t lost', async () => {
  await dropOn(zone(), [photo('satu.jpg')]);
  write('Talang NFT');
  await stage.answerLast();
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(inserted, 'push').mockImplementationOnce(() => {
    throw new RangeError();
  });
  fireEvent.click(button('Put into the text'));
  report.mockRestore();
  expect(panel()).not.toBeNull();
  fireEvent.click(button('Put into the text'));
  expect(inserted).toHaveLength(1);
});

test('one for a text that is still loading waits, with its description', async () => {
  await dropOn(zone(), [photo('satu.jpg')]);
  write('Talang NFT');
  await stage.answerLast();
  isReady = false;
  fireEvent.click(button('Put into the text'));
  expect(description().value).toBe('Talang NFT');
  isReady = true;
  fireEvent.click(button('Put into the text'));
  expect(inserted).toEqual([expect.stringMatching(/^!\[Talang NFT\]/)]);
  expect(panel()).toBeNull();
});

test('several come one after another, each with a description of its own', async () => {
  await dropOn(zone(), [photo('satu.jpg'), photo('dua.jpg'), photo('tiga.jpg')]);
  expect(screen.getByText('2 more pictures are waiting.')).toBeTruthy();
  write('Pertama');
  await stage.answerLast();
  fireEvent.click(button('Put into the text'));
  await screen.findByText('dua.jpg');
  expect(screen.getByText('1 more picture is waiting.')).toBeTruthy();
  expect(description().value).toBe('');
  fireEvent.click(button('Leave it out'));
  await screen.findByText('tiga.jpg');
  write('Ketiga');
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

const chooseDrawing = () => {
  fireEvent.click(button('Choose a drawing of the portal'));
  fireEvent.click(button('Diagram: worm bin'));
};

test('a drawing of the portal needs no upload, and brings its description in the language of the text', () => {
  for (const words of ['Kotak cacing dibelah', null]) {
    if (!panel()) open();
    chooseDrawing();
    expect(description().value).toBe(pictures['alt.wormBin']);
    if (words) write(words);
    fireEvent.click(button('Put into the text'));
    expect(inserted.at(-1)).toBe(`![${words ?? pictures['alt.wormBin']}](/pictures/diagram-worm-bin.svg)`);
  }
  expect(stage.sendings).toEqual([]);
});

describe('a chosen picture comes into sight, from its description to the button that puts it in', () => {
  /** What came into sight, and whether the file’s name stood above it by then. */
  let shown: { readonly element: Element; readonly isNamed: boolean }[];
  beforeEach(() => {
    shown = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push({ element: this, isNamed: screen.queryByText('satu.jpg') !== null });
    });
  });

  test('a drawing', () => {
    chooseDrawing();
    expect(document.activeElement).toBe(description());
    expect(shown.some(({ element }) => element.contains(button('Put into the text')))).toBe(true);
    // Last: where both don’t fit, the words are what is seen.
    expect(shown.at(-1)?.element.contains(description())).toBe(true);
  });

  test('a file, once it has its place', async () => {
    await dropOn(zone(), [photo('satu.jpg')]);
    expect(document.activeElement).toBe(description());
    expect(shown.at(-1)?.isNamed).toBe(true);
    const times = shown.length;
    // When it is done it takes no more room than before, so that the text below doesn't move.
    await stage.answerLast();
    expect(shown).toHaveLength(times);
  });
});

test('marked as decoration, what is below keeps its place: the words are only hidden', async () => {
  await dropOn(zone(), [photo('satu.jpg')]);
  await stage.answerLast();
  fireEvent.click(button('Put into the text'));
  const words = () => screen.queryByRole('textbox', { name: 'In Indonesian' });
  expect(words()).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(words()).toBeNull();
  expect(panel()?.contains(description())).toBe(true);
  expect(screen.getByText('Describe the picture, or mark it as decoration.')).toBeTruthy();
});

test('left out, it is sent no further', async () => {
  await dropOn(zone(), [photo('satu.jpg')]);
  fireEvent.click(button('Leave it out'));
  expect(stage.sendings.at(-1)?.watch.signal?.aborted).toBe(true);
  expect(panel()).toBeNull();
});

test('closed on the way, nothing is lost: it goes on with what was uploaded and written', async () => {
  await dropOn(zone(), [photo('satu.jpg'), photo('dua.jpg')]);
  write('Talang NFT');
  await stage.answerLast();
  fireEvent.click(button('Close'));
  expect(panel()).toBeNull();
  expect(screen.getByText('2 pictures aren’t in the text yet.')).toBeTruthy();
  const sent = stage.sendings.length;
  fireEvent.click(button('Go on'));
  expect(description().value).toBe('Talang NFT');
  expect(stage.sendings).toHaveLength(sent);
  fireEvent.click(button('Put into the text'));
  expect(inserted).toEqual([expect.stringMatching(/^!\[Talang NFT\]/)]);
  expect(panel()).not.toBeNull();
});
