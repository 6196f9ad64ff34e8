// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { violations } from '#tests/support/stages/axe.ts';
import { drawn, siteRepository } from '#tests/support/stages/site-stage.tsx';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext, type Platform } from '#renderer/platform/port.ts';
import type { Talk } from './deck.ts';
import { MeetingMode } from './meeting-mode.tsx';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

const WORDS = { id, en };
const talk = (number: number, markdown: string): Talk => ({
  article: {
    id: number,
    title: `Artikel ${number}`,
    language: 'id',
    html: renderMarkdown(markdown, 'id').html,
    category: { name: { id: 'Tanah', en: 'Soil' } },
    audience: '',
    place: '',
  } as ReadableArticle,
  note: '',
});
const LONG = 'Pengantar.\n\n## Semai\n\nSatu.\n\nDua.\n\n## Panen\n\nTiga.\n';
const TALKS = [talk(1, LONG), talk(2, '## Semai\n\nEmpat.\n')];

async function meet(talks = TALKS, platform: Platform = memoryPlatform(), language: Language = 'id') {
  let isClosed = false;
  const meeting = (
    <PlatformContext value={platform}>
      <MeetingMode talks={talks} name="Kamis" opener={null} onClose={() => (isClosed = true)} />
    </PlatformContext>
  );
  const { unmount } = await drawn(meeting, siteRepository().repository, language);
  return { unmount, isClosed: () => isClosed };
}
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const place = () => screen.getByText(/^\d+ \/ \d+$/).textContent;
const entries = () =>
  within(screen.getByRole('dialog', { name: id.contents }))
    .getAllByRole('listitem')
    .map((entry) => within(entry).getAllByRole('button')[0]!);

test('the counter opens the contents, where keys go to any part; Escape closes them alone', async () => {
  const { isClosed } = await meet();
  press('PageDown', 'PageDown', 'PageDown', 'PageDown');
  expect(place()).toBe('5 / 9');
  const counter = screen.getByRole('button', { name: '5 / 9, daftar isi' });
  counter.focus();
  fireEvent.click(counter);
  expect(entries().map((entry) => entry.textContent)).toEqual([
    'Kamis, slide 11',
    'Artikel 1, slide 22',
    'Semai, slide 44',
    'Panen, slide 66',
    'Artikel 2, slide 77',
    'Semai, slide 88',
    `${id.again}, slide 99`,
  ]);
  expect(await violations('[role=dialog]')).toEqual([]);
  // It begins where the meeting is; keys go on in the list, and no slide turns.
  expect(document.activeElement).toBe(entries()[2]);
  press('ArrowDown', 'ArrowDown');
  expect(document.activeElement).toBe(entries()[4]);
  press('End', 'ArrowDown', 'Home', 'ArrowUp');
  expect(document.activeElement).toBe(entries()[0]);
  press('Escape');
  await waitFor(() => expect(document.activeElement).toBe(counter));
  expect([place(), isClosed()]).toEqual(['5 / 9', false]);
  press('g');
  fireEvent.click(entries()[4]!);
  expect(place()).toBe('7 / 9');
  expect(document.activeElement?.className).toBe('meeting-stage');
});

test.each(LANGUAGES)('digits and Enter go to that slide, and are told meanwhile, in %s', async (language) => {
  const { isClosed } = await meet(TALKS, memoryPlatform(), language);
  const told = (words: string) => screen.queryAllByText(words.replace('{{place}}', '8')).length > 0;
  press('8');
  expect(told(WORDS[language].jump)).toBe(true);
  press('Escape');
  expect([told(WORDS[language].jump), isClosed()]).toEqual([false, false]);
  press('8', '7', 'Backspace', 'Enter');
  expect(place()).toBe('8 / 9');
  press('9', '9', '9', 'Enter');
  expect(place()).toBe('9 / 9');
  // Also with a button that has the focus, and out of the list.
  screen.getByRole('button', { name: WORDS[language].previous }).focus();
  press('0', 'Enter');
  expect(place()).toBe('1 / 9');
  press('g', '3', 'Enter');
  expect([place(), screen.queryByRole('dialog', { name: WORDS[language].contents })]).toEqual(['3 / 9', null]);
  // What turns a slide ends the number.
  press('9', 'PageDown');
  expect(place()).toBe('4 / 9');
});

test('opened again it goes on where it was, also with fewer slides, and Home leads to the beginning', async () => {
  const platform = memoryPlatform();
  const first = await meet(TALKS, platform);
  press('5', 'Enter');
  act(first.unmount);
  const second = await meet(TALKS, platform);
  expect(place()).toBe('5 / 9');
  press('End');
  act(second.unmount);
  const shorter = await meet([talk(1, 'Pendek.'), TALKS[1]!], platform);
  expect(place()).toBe('6 / 6');
  press('Home');
  expect(place()).toBe('1 / 6');
  act(shorter.unmount);
  await meet([TALKS[1]!], platform);
  expect(place()).toBe('1 / 4');
});
