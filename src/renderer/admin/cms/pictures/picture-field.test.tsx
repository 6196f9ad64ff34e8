// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Localized } from '#domain/localized.ts';
import { failed } from '#domain/result.ts';
import { button, dropOn, photo, PREPARED, showPictures, uploadStage } from '#tests/support/pictures/picture-stage.tsx';
import type { Crop } from './crop-previews.tsx';
import type { PictureValue } from './described-picture.tsx';
import { PictureField } from './picture-field.tsx';
import en from '../messages/en.json';
import id from '../messages/id.json';
import { faulty } from '../uploads/upload-fault.ts';
import { preparePicture } from './prepare-picture.ts';

vi.mock('./prepare-picture.ts', () => ({ preparePicture: vi.fn() }));

const EMPTY: PictureValue = { image: '', decorative: false, alt: { id: '', en: '' } };
const CHOSEN: PictureValue = { ...EMPTY, image: '/pictures/saung.svg', alt: { id: 'Saung', en: '' } };

let value: PictureValue;
/** Another version of the document arrives. */
let bring: (value: PictureValue) => void;
let stage: ReturnType<typeof uploadStage>;

interface FormProps {
  readonly first: PictureValue;
  readonly problems: object;
  readonly texts?: Localized;
  readonly crops?: readonly Crop[];
}

function Form({ first, problems, ...rest }: FormProps) {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    value = current;
    bring = setCurrent;
  }, [current]);
  return (
    <PictureField
      id="picture"
      value={current}
      onChange={(change) => setCurrent((before) => ({ ...before, ...change }))}
      upload={stage.upload}
      pictureSource={(address, width) => `${address}?${width}`}
      problems={problems}
      {...rest}
    />
  );
}

const open = (first = EMPTY, problems = {}) => showPictures(<Form first={first} problems={problems} />);
const write = (label: string, words: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } });
const NOTE = 'The picture is a new one. Check that the description still fits.';

function choose(drawing: string) {
  fireEvent.click(button('Choose a drawing of the portal'));
  fireEvent.click(button(drawing));
}

const field = () => screen.getByRole('group', { name: 'Picture' });

beforeEach(() => {
  stage = uploadStage();
  vi.mocked(preparePicture).mockResolvedValue(PREPARED);
});

test('a dropped picture stands in the document only when all of it is with the backend', async () => {
  open();
  await dropOn(field(), [photo('sawah.jpg')]);
  expect(screen.getByText('sawah.jpg')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Upload of sawah.jpg' })).toBeTruthy();
  expect(value.image).toBe('');
  await stage.answerLast();
  expect(value.image).toMatch(/^\/media\/[0-9a-f-]{36}\/300\.webp$/);
  expect(screen.getByAltText('The chosen picture').getAttribute('src')).toBe(`${value.image}?960`);
  expect(screen.getByRole('status').textContent).toBe('Picture uploaded.');
});

test('without a signal the picture stays, and is sent again when the person says so', async () => {
  open();
  await dropOn(field(), [photo('sawah.jpg')]);
  await stage.answerLast(failed('offline', ''));
  expect(screen.getByRole('alert').textContent).toContain('The picture is still here, try again.');
  expect(screen.getByRole('alert').textContent).toContain('No internet.');
  fireEvent.click(button('Try again'));
  expect(document.activeElement).toBe(button('Cancel'));
  await stage.answerLast();
  expect(value.image).not.toBe('');
  // The button that had the focus went with the panel: the picture’s description is what comes next.
  expect(document.activeElement?.id).toBe('picture-alt-id');
});

test('a picture that comes while somebody writes elsewhere leaves the focus there', async () => {
  open();
  await dropOn(field(), [photo('sawah.jpg')]);
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  await stage.answerLast();
  expect(value.image).not.toBe('');
  expect(document.activeElement).toBe(elsewhere);
});

test('cancelling leaves the picture that was there', async () => {
  open(CHOSEN);
  await dropOn(field(), [photo('sawah.jpg')]);
  fireEvent.click(button('Cancel'));
  expect(stage.sendings.at(-1)?.watch.signal?.aborted).toBe(true);
  await stage.answerLast();
  expect(value.image).toBe('/pictures/saung.svg');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(document.activeElement?.id).toBe('picture');
});

test.each([
  ['svg', 'SVG drawings can’t be used here. Use a JPG, PNG or WebP picture.'],
  ['heic', 'This is a HEIC photo, as iPhones take them. Save it as JPG, then choose it again.'],
  ['pdf', 'This is a PDF, not a picture. Save the page you need as JPG or PNG.'],
  ['page', 'This is a web page, not a picture. Save the picture itself, then choose it.'],
  ['other', 'Use a JPG, PNG or WebP picture.'],
  ['broken', 'This file can’t be read. Choose another.'],
  ['large', 'The picture is too large. Use one under 30\u00a0MB.'],
  ['pixels', 'The picture is too large. Use one under 50 megapixels.'],
  ['blocked', 'This browser changes pictures to protect you, so yours would be spoiled. Use another browser.'],
  ['memory', 'This device has too little memory for the picture. Choose a smaller one.'],
] as const)('a file that can’t be taken is refused by name: %s', async (fault, words) => {
  vi.mocked(preparePicture).mockResolvedValue(faulty(fault, ''));
  open();
  await dropOn(field(), [photo('gambar.png')]);
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(button('Choose another file')).toBeTruthy();
  expect(stage.sendings).toEqual([]);
});

test('a picture can be pasted, but text pasted into a description stays text', async () => {
  open(CHOSEN);
  const files = [photo('tempel.png')];
  const paste = (target: Element, types: string[]) => {
    const event = createEvent.paste(target, { clipboardData: { types, files } });
    fireEvent(target, event);
    return event.defaultPrevented;
  };
  const description = screen.getByLabelText('In English');
  expect(paste(description, ['text/plain', 'Files'])).toBe(false);
  expect(screen.queryByText('tempel.png')).toBeNull();
  expect(paste(button('Replace picture'), ['Files'])).toBe(true);
  expect(screen.getByText('tempel.png')).toBeTruthy();
});

test('a file dropped beside the field doesn’t take the page’s place', () => {
  open();
  const beside = createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [] } });
  fireEvent(document.body, beside);
  expect(beside.defaultPrevented).toBe(true);
});

test('what was there before comes back after removing, with the focus on the way back', () => {
  open(CHOSEN);
  fireEvent.click(button('Remove picture'));
  expect(value).toEqual({ ...CHOSEN, image: '' });
  expect(document.activeElement).toBe(button('Undo'));
  fireEvent.click(button('Undo'));
  expect(value).toEqual(CHOSEN);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what was there before comes back after replacing; the description is kept, and asked about until it is written on', () => {
  open(CHOSEN);
  choose('Worm compost');
  expect(value.alt.id).toBe('Saung');
  expect(screen.getByText(NOTE)).toBeTruthy();
  write('In Indonesian', 'Kompos');
  expect(screen.queryByText(NOTE)).toBeNull();
  fireEvent.click(button('Undo'));
  expect(value.image).toBe('/pictures/saung.svg');
});

test('a focal point goes with its picture, and comes back with it', async () => {
  const crops = [{ label: 'pictures:crop.card', ratio: 1.6 }] as const;
  showPictures(<Form first={{ ...CHOSEN, focus: { x: 30, y: 20 } }} problems={{}} crops={crops} />);
  expect(await screen.findByRole('slider', { name: 'Focal point, from the left' })).toBeTruthy();
  choose('Worm compost');
  expect(value.focus).toBeUndefined();
  fireEvent.click(button('Undo'));
  expect(value).toEqual({ ...CHOSEN, focus: { x: 30, y: 20 } });
});

describe('a drawing of the portal brings its description', () => {
  const WORMS = { id: id.pictures['alt.wormCompost'], en: en.pictures['alt.wormCompost'] };
  const DRONE = { id: id.pictures['alt.plateDrone'], en: en.pictures['alt.plateDrone'] };

  test('in both languages, and another one exchanges it', () => {
    open();
    choose('Worm compost');
    expect(value.alt).toEqual(WORMS);
    choose('A drone over grass');
    expect(value.alt).toEqual(DRONE);
    // It fits, so there is no note.
    expect(screen.queryByText(NOTE)).toBeNull();
    fireEvent.click(button('Undo'));
    expect(value).toEqual({ ...EMPTY, image: '/pictures/worm-compost.svg', alt: WORMS });
  });

  test('but never over what a person wrote', () => {
    open();
    choose('Worm compost');
    write('In Indonesian', 'Cacing di kebun kami');
    choose('A drone over grass');
    expect(value.alt).toEqual({ id: 'Cacing di kebun kami', en: DRONE.en });
    expect(screen.getByText(NOTE)).toBeTruthy();
    write('In English', 'Our drone');
    fireEvent.click(button('Undo'));
    expect(value.image).toBe('/pictures/worm-compost.svg');
    expect(value.alt).toEqual({ id: 'Cacing di kebun kami', en: 'Our drone' });
  });

  test('and takes it along when it goes, until that is undone', async () => {
    open();
    choose('Worm compost');
    write('In English', 'Our worms');
    fireEvent.click(button('Remove picture'));
    expect(value).toEqual({ ...EMPTY, alt: { id: '', en: 'Our worms' } });
    fireEvent.click(button('Undo'));
    expect(value.alt).toEqual({ id: WORMS.id, en: 'Our worms' });
    await dropOn(field(), [photo('sawah.jpg')]);
    await stage.answerLast();
    expect(value.alt).toEqual({ id: '', en: 'Our worms' });
  });
});

test('where another version brought another picture, there is nothing to take back', () => {
  open(CHOSEN);
  fireEvent.click(button('Remove picture'));
  act(() => bring({ ...CHOSEN, image: '/pictures/worm-compost.svg' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('decoration needs no description, and doesn’t lose one either', () => {
  open(CHOSEN);
  const box = screen.getByRole('checkbox', { name: 'Only decoration, needs no description' });
  fireEvent.click(box);
  expect(screen.queryByLabelText('In Indonesian')).toBeNull();
  expect(value).toEqual({ ...CHOSEN, decorative: true });
  fireEvent.click(box);
  expect(screen.getByLabelText<HTMLTextAreaElement>('In Indonesian').value).toBe('Saung');
});

test('a picture that can’t be fetched stays chosen, and says so', () => {
  open(CHOSEN);
  fireEvent.error(screen.getByAltText('The chosen picture'));
  expect(screen.getByText('The picture can’t be shown right now. It stays chosen.')).toBeTruthy();
  expect(value).toEqual(CHOSEN);
});

test('what is wrong is said where it is wrong', () => {
  open(CHOSEN, { image: 'Choose a picture first.', alt: { en: 'Describe it in English.' } });
  const describedBy = button('Replace picture').getAttribute('aria-describedby') ?? '';
  const words = describedBy.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(words[0]).toBe('Choose a picture first.');
  expect(screen.getByLabelText('In English').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('In Indonesian').getAttribute('aria-invalid')).toBe('false');
});

test('a picture that the texts show is offered as long as there is none, with what both say of it', () => {
  const address = '/media/0b9c1d2e-0000-4000-8000-000000000001/480-960.webp';
  const texts = {
    id: `Mulsa.\n\n![Jerami \\[tebal\\] & kering](${address})`,
    en: `Mulch.\n\n![Straw](${address})\n\n![Other](/media/0b9c1d2e-0000-4000-8000-000000000002/480.webp)`,
  };
  showPictures(<Form first={EMPTY} problems={{}} texts={texts} />);
  fireEvent.click(button('Use the picture in the text'));
  expect(value).toEqual({ ...EMPTY, image: address, alt: { id: 'Jerami [tebal] & kering', en: 'Straw' } });
  expect(screen.queryByRole('button', { name: 'Use the picture in the text' })).toBeNull();
  expect(document.activeElement).toBe(button('Replace picture'));
});
