// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { button, showPictures, uploadStage } from '#tests/support/pictures/picture-stage.tsx';
import type { PictureValue } from './described-picture.tsx';
import { PictureField } from './picture-field.tsx';
import { type AnswerRest, queryOver } from '#tests/support/memory/rest-calls.ts';

let value: PictureValue;

function Form() {
  const [current, setCurrent] = useState<PictureValue>({ image: '', decorative: false, alt: { id: '', en: '' } });
  return (
    <PictureField
      id="picture"
      value={current}
      onChange={(change) => {
        value = { ...current, ...change };
        setCurrent(value);
      }}
      upload={uploadStage().upload}
      pictureSource={(address) => address}
    />
  );
}

const folder = (number: number) => `0b9c1d2e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const row = (number: number, more: object = {}) => ({
  ...{ folder: folder(number), name: '', bytes: 1, made_at: '2026-11-02T10:00:00Z' },
  ...{ files: [`${folder(number)}/480.webp`], used: false, unused: true, older: false, uses: [], ...more },
});
const use = {
  ...{ collection: 'articles', id: 7, indonesian: '', english: '', draft: true, live: true, binned: false },
  alts: { id: ['Kompos matang'], en: ['Ripe compost'] },
};
const asked: unknown[] = [];
const rest: AnswerRest = ({ body }) => {
  asked.push(body);
  const { page, search } = body as { readonly page: number; readonly search: string };
  const found = { '': 30, img: 1000 }[search] ?? 0;
  const rows = found > 0 ? [row(page, { name: `IMG_${page}.jpg` }), row(9, { uses: [use] })] : [];
  const counts = { total: 30, bytes: 30, unused: 0, unused_bytes: 0, found, more: search === 'img' };
  return Promise.resolve(ok({ body: { ...counts, rows }, total: null }));
};
const settle = () => act(() => new Promise((resolve) => setImmediate(resolve)));
/** Shows the field, and what was uploaded. */
async function open(): Promise<void> {
  showPictures(<Form />, { query: queryOver(rest) });
  fireEvent.click(button('Choose an uploaded picture'));
  await settle();
}
async function search(value: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  await settle();
}

test('is found by pages and by searching, and comes with what is said of it elsewhere', async () => {
  await open();
  expect(asked.at(-1)).toEqual({ show: 'pictures', page: 1, search: '' });
  expect(button('IMG_1.jpg')).toBeTruthy();
  fireEvent.click(button('Older'));
  await settle();
  expect(button('IMG_2.jpg')).toBeTruthy();
  await search('zzz');
  expect(screen.getByText('No picture matches this search.')).toBeTruthy();
  await search('');
  fireEvent.click(button('Ripe compost'));
  const alt = { id: 'Kompos matang', en: 'Ripe compost' };
  expect(value).toMatchObject({ image: `/media/${folder(9)}/480.webp`, alt });
  expect(document.activeElement).toBe(button('Choose an uploaded picture'));
});

test('says where a search finds more than can be listed', async () => {
  await open();
  await search('img');
  expect(screen.getByText('1,000+ pictures')).toBeTruthy();
  expect(screen.queryByText(/There are more pictures/)).toBeNull();
  for (let page = 1; page < 42; page += 1) {
    fireEvent.click(button('Older'));
    await settle();
  }
  expect(screen.getByText('There are more pictures like this. Add a word to the search to see them.')).toBeTruthy();
});

test('folds away with Escape', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(document.activeElement).toBe(button('Choose an uploaded picture'));
});
