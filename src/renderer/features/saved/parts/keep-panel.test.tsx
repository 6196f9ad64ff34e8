// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drawn, siteRepository } from '#tests/support/stages/site-stage.tsx';
import { openSaved } from '#renderer/data/saved/open-saved.ts';
import { NOTHING_SAVED } from '#tests/support/library/nothing-saved.ts';
import { addCollection, keepArticle, writeNote } from '#renderer/data/saved/saved-changes.ts';
import { KeepPanel } from './keep-panel.tsx';
import id from './page-messages/id.json';

const saved = openSaved();
const article = { id: 2, title: 'Cabai', language: 'id' } as const;
const press = async (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));

beforeEach(async () => {
  await saved.change(() => NOTHING_SAVED);
  for (const change of [
    keepArticle(2, { id: 'Cabai' }, 20),
    writeNote(2, '', 'Bawa contoh daun'),
    addCollection('a', 'Kamis', [2]),
  ])
    await saved.change(change);
  await drawn(<KeepPanel article={article} onLeave={() => undefined} />, siteRepository().repository, 'id', '/saved');
});

test('the button pressed again after a removal brings the note and the collections back', async () => {
  await press(id.remove);
  await press(id.keep);
  await waitFor(async () =>
    expect(await saved.read()).toMatchObject({
      articles: [{ id: 2, note: 'Bawa contoh daun' }],
      collections: [{ name: 'Kamis', articles: [2] }],
    }),
  );
});
