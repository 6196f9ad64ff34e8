// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
