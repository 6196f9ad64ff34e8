// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '#tests/support/stages/admin-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { SectionsContext } from '#renderer/admin/section.ts';
import { sections } from '#renderer/admin/shell/sections.ts';
import type { HeldItem } from '#renderer/data/collections/transfer.ts';
import { HeldItems } from './held-items.tsx';

const ARTICLE = { collection: 'articles', id: 7, indonesian: 'Cabai', english: 'Chilies' };
const HELD: readonly HeldItem[] = [
  { ...ARTICLE, problems: { id: ['image.missing'], en: ['title', 'image.missing'] } },
  {
    ...ARTICLE,
    collection: 'about',
    id: 1,
    indonesian: '',
    english: 'About us',
    problems: { id: ['story.missingFile'] },
  },
  { ...ARTICLE, collection: 'strange', id: 8, problems: { id: ['x'] } },
];

const open = (language: Language, isDone: boolean) =>
  openAdmin(
    <SectionsContext value={sections}>
      <HeldItems items={HELD} count={4} isDone={isDone} />
    </SectionsContext>,
    { language },
  );
const lines = async (part: RegExp) => {
  await screen.findByText(part);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('what an import brings as drafts is named with what it lacks, in words of its section', async () => {
  await open('en', true);
  expect(await lines(/^Indonesian: The picture has been deleted/)).toEqual([
    'Chilies (Blogs)Indonesian: The picture has been deleted. Choose another one. ' +
      'English: It needs a title. The picture has been deleted. Choose another one.',
    'About us (About Us)Indonesian: A picture or attachment in the text has been deleted. Put it in again, or take it out.',
    'ChiliesIndonesian: Something is still missing.',
  ]);
  expect(screen.getByText(/^4 items came in as drafts, with nothing lost\./)).toBeTruthy();
  expect(screen.getByText('and 1 more')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Chilies' }).getAttribute('href')).toBe('/admin/blogs/7');
});

test('before it is brought in nothing leads to it, and it is said in Indonesian too', async () => {
  await open('id', false);
  const [article] = await lines(/^Indonesia: Gambarnya sudah dihapus/);
  expect(article).toContain('English: Judulnya belum ada. Gambarnya sudah dihapus. Pilih gambar lain.');
  expect(screen.getByText(/^4 item masuk sebagai draf\./)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
