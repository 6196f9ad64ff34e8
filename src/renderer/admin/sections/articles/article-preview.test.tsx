// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { here } from '#tests/support/stages/admin-stage.tsx';
import { article, openEditing } from '#tests/support/stages/editing-stage.tsx';
import { framed } from '#tests/support/stages/page-frame.ts';
import { emptyArticle, type ArticleDocument, type ArticleTranslation } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
// Imported here, so that tests needn't wait for it; the portal loads it when the preview is opened.
import '#renderer/features/articles/article-screen.tsx';
import { ArticlePreview } from './article-preview.tsx';

const onClose = vi.fn();
const onLanguage = vi.fn();
const platform = memoryPlatform('https://tunas.example');
const CATEGORIES = [{ id: 4, version: 1, slug: 'organic', name: { id: 'Organik', en: 'Organic' } }];
const TAGS = [{ id: 2, version: 1, slug: 'compost', name: { id: 'Kompos', en: 'Compost' } }];

type Followed = ComponentProps<typeof ArticlePreview>['followed'];

async function open(
  document: ArticleDocument,
  language: Language = 'id',
  screenLanguage: Language = 'en',
  followed: Followed = null,
) {
  await openEditing(
    <ArticlePreview
      id={7}
      article={document}
      categories={CATEGORIES}
      tags={TAGS}
      {...{ language, followed, onLanguage, onClose }}
    />,
    screenLanguage,
    platform,
  );
  await waitFor(() => expect(framed().body.querySelector('.preview-page article')).not.toBeNull());
}

const written = article({ category: 4 });
const withText = (content: string): ArticleDocument => article({ id: { ...written.id, content } });
const only = (side: Partial<ArticleTranslation>) =>
  article({ ...written, en: { ...emptyArticle(written.author).en, ...side } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') }));
afterEach(() => void platform.sharePages.splice(0));

const page = () => document.querySelector<HTMLElement>('.preview-page')!;
const title = () => within(page()).getByRole('heading', { level: 1 }).textContent;
const text = () => page().querySelector('.article-text')!;

test('its tags stand below the text, but for one that is gone', async () => {
  await open(article({ ...written, tags: [2, 9] }));
  const tags = within(within(page()).getByRole('list', { name: 'Tag' })).getAllByRole('link');
  expect(tags.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([['Kompos', '/blog?tag=compost']]);
});

test('what is written stands on the screen that visitors get, in the language that was asked for', async () => {
  await open(written);
  expect([title(), text().textContent?.trim(), page().lang]).toEqual(['Cabai', 'Isi cabai', 'id']);
  // Without a date of its own it has the day in Jakarta, by which it would be published.
  expect(within(page()).getByText(/22 November 2026/)).toBeDefined();
  expect(within(page()).getByText('Organik')).toBeDefined();
  expect(within(page()).getByText('Semua artikel')).toBeDefined();
  expect(within(page()).queryByRole('list', { name: 'Tag' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(onLanguage).toHaveBeenCalledWith('en');
});

test('advice whose day has passed is marked as visitors would see it', async () => {
  await open(article({ ...written, reviewedOn: '2025-11-01' }));
  expect(within(page()).getByText(/perlu diperiksa lagi sejak 1 November 2026/)).toBeDefined();
  expect(within(page()).getByText('Isi diperiksa 1 November 2025')).toBeDefined();
});

test('what is written in one language only is shown to readers of the other one with its notice', async () => {
  await open(only({}), 'en');
  expect(title()).toBe('Cabai');
  expect(within(page()).getByRole('note').textContent).toBe('Not available in English yet. Shown in Indonesian.');
  expect(page().querySelector('article')?.lang).toBe('id');
});

test.each([
  ['half in one language', only({ title: 'Chilies' }), 'Chilies'],
  ['in neither language', emptyArticle({ id: 'Tim', en: 'Team' }), ''],
])('what is written %s is shown as it is, without a notice', async (_how, document, name) => {
  await open(document, 'en');
  expect([title(), within(page()).queryByRole('note')]).toEqual([name, null]);
});

test('following what is in it: a link leads nowhere, by whatever means it is followed', async () => {
  await open(withText('[baca](https://contoh.id) dan [blog](/blog)'));
  for (const link of within(page()).getAllByRole('link')) {
    expect(fireEvent.click(link)).toBe(false);
  }
  expect(here()).toBe('/admin/blogs/7');
});

test('following what is in it: sharing shares nothing that isn’t published', async () => {
  await open(written);
  for (const button of within(page()).getAllByRole('button')) fireEvent.click(button);
  expect(platform.sharePages).toEqual([]);
});

test('following what is in it: a heading of it is scrolled to, without another address', async () => {
  await open(withText('## Alat & bahan\n\nsatu\n\n## Cara\n\ndua'));
  const target = document.getElementById('s-cara')!;
  target.scrollIntoView = vi.fn();
  fireEvent.click(within(page()).getAllByRole('link', { name: 'Cara' })[0]!);
  expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe('');
});

test('it stands in a frame as wide as a phone or a desktop, with the portal’s own stylesheets', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.article-text { color: green }';
  await open(written);
  style.remove();
  const frame = document.querySelector('iframe')!;
  // Set by an effect, after the page within is drawn.
  await waitFor(() => expect(framed().documentElement.lang).toBe('id'));
  expect([frame.style.width, frame.title]).toEqual(['360px', 'Preview: Phone, 360 px']);
  expect(framed().head.textContent).toContain('.article-text { color: green }');
  const sizes = within(screen.getByRole('group', { name: 'Screen' }));
  fireEvent.click(sizes.getByRole('button', { name: 'Desktop, 1366 px' }));
  expect([frame.style.width, frame.title]).toEqual(['1366px', 'Preview: Desktop, 1366 px']);
  expect(sizes.getByRole('button', { name: 'Desktop, 1366 px' }).getAttribute('aria-pressed')).toBe('true');
});

test('Escape closes it from within the page too', async () => {
  await open(written);
  fireEvent.keyDown(within(page()).getAllByRole('link')[0]!, { key: 'Escape' });
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['the paragraph that is written', { place: 2, share: 0.5 }, 'Siram pagi hari'],
  ['the whole text, where it isn’t drawn yet', { place: 9, share: 0 }, 'Cara'],
])('what is written is kept in sight: %s', async (_how, followed, words) => {
  const seen: (string | null)[] = [];
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.closest('.article-text')) seen.push(this.textContent);
    return new DOMRect();
  });
  await open(withText('## Cara\n\nUlangi\n\n**Siram** pagi hari\n\nUlangi '), 'id', 'en', followed);
  await waitFor(() => expect(seen.at(-1)?.trim()).toMatch(new RegExp(`^${words}`)));
  measure.mockRestore();
});
