// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawn, siteRepository } from '#tests/support/stages/site-stage.tsx';
import { openSaved } from '#renderer/data/saved/open-saved.ts';
import { keepArticle, writeNote } from '#renderer/data/saved/saved-changes.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import meeting from '../../meeting/parts/page-messages/id.json';
// The dialog fetches it itself; here it is there beforehand, so that no test waits for the disk.
import '../../meeting/parts/meeting-mode.tsx';
import { ArticleActions } from './article-actions.tsx';
import id from './page-messages/id.json';

const article = {
  ...{ id: 2, title: 'Cabai', language: 'id', html: '<p>Isi.</p>', audience: '', place: '', image: '', imageAlt: '' },
  category: { name: { id: 'Tanah', en: 'Soil' } },
} as ReadableArticle;

test('its meeting shows the presenter the note that is kept', async () => {
  const saved = openSaved();
  await saved.change(keepArticle(2, { id: 'Cabai' }, 20));
  await saved.change(writeNote(2, '', 'Bawa contoh daun'));
  for (const name of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(1000);
  await drawn(<ArticleActions article={article} asked={{}} onClose={() => undefined} />, siteRepository().repository);
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: id.meeting })));
  fireEvent.click(await screen.findByRole('button', { name: meeting.presenter }));
  const panel = await screen.findByRole('complementary', { name: meeting.presenter });
  expect(panel.textContent).toContain(`${meeting.note}Bawa contoh daun`);
});
