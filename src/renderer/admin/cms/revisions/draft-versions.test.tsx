// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from '#tests/support/stages/admin-stage.tsx';
import { article, collectionStage, openEditing } from '#tests/support/stages/editing-stage.tsx';
import { SUPER_ADMIN, type Position } from '#domain/roles.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { DraftVersion, RevisionCard } from '#domain/draft.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { articleContentType } from '../../sections/articles/article-content-type.ts';
import { HistoryDialog } from './history-dialog.tsx';

const written = article({ image: '/pictures/new.svg' });
const at = (day: number, minute = 5) => new Date(2026, 10, day, 14, minute).toISOString();
const card = (id: number, day: number, language: 'id' | 'en'): RevisionCard => ({
  ...{ id, language, version: id, madeAt: at(day), madeByName: 'Sri', imported: null, title: 'Terbitan' },
});
const CARDS = [card(13, 3, 'en'), card(12, 2, 'id'), card(11, 1, 'id')];
const kind = articleContentType([]);
const onRestore = vi.fn<(document: ArticleDocument) => Promise<void>>(() => Promise.resolve());
let revisions: () => Promise<Result<readonly RevisionCard[]>>;
let versions: () => Promise<Result<readonly DraftVersion[]>>;
let kept: Record<number, Result<unknown>>;
let restorable: DraftCollection<ArticleDocument>['restorable'];

async function open(position: Position = SUPER_ADMIN) {
  const collection = collectionStage<ArticleDocument>({
    revisions: () => revisions(),
    revision: () => Promise.resolve(ok({ shared: {}, text: written.id })),
    versions: () => versions(),
    restorable: (part) => restorable(part),
    version: (_item, version) => Promise.resolve(kept[version] ?? failed('not-found', 'none')),
  });
  await openEditing(
    <RightsContext value={rightsOf(position)}>
      <HistoryDialog {...{ kind, collection, onRestore }} document={written} live={[]} id={7} onClose={vi.fn()} />
    </RightsContext>,
  );
}

const entries = () => screen.getAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('.history-entry')]);
const days = () => screen.getAllByRole('heading', { level: 3 }).filter((each) => /2026/.test(each.textContent));

describe('what was kept of the draft', () => {
  const VERSIONS: readonly DraftVersion[] = [
    {
      version: 9,
      savedAt: at(3, 50),
      savedByName: 'Citra',
      title: { id: 'Cabai', en: '' },
    },
    { version: 7, savedAt: at(2), savedByName: '', title: { id: '', en: '' } },
  ];
  const before: ArticleDocument = {
    ...written,
    image: '/pictures/old.svg',
    id: { ...written.id, title: 'Cabai dulu' },
    en: { ...written.en, title: 'Chilies then' },
  };
  const changed = () =>
    within(screen.getByRole('region', { name: 'What changed' }))
      .queryAllByRole('heading', { level: 4 })
      .map((each) => each.textContent);

  beforeEach(() => {
    revisions = () => Promise.resolve(ok([]));
    versions = () => Promise.resolve(ok(VERSIONS));
    kept = { 9: ok(before), 7: ok(written) };
    restorable = (part) => Promise.resolve(ok({ part, leftOut: false }));
  });

  test('is listed where nothing was ever published: what it was called, whose it was and when, day by day', async () => {
    await open();
    expect(entries().map((entry) => entry.textContent)).toEqual([
      'CabaiDraft · Citra, 14:50',
      'UntitledDraft · Tunas, 14:05',
    ]);
    expect(days()).toHaveLength(2);
  });

  test('stands in one list with what was published, the newest first', async () => {
    revisions = () => Promise.resolve(ok(CARDS));
    await open();
    expect(entries().map((entry) => /Published|Draft/.exec(entry.textContent)?.[0])).toEqual([
      ...['Draft', 'Published', 'Published', 'Draft', 'Published'],
    ]);
    await press(/^English$/);
    expect(entries()).toHaveLength(3);
  });

  test('is compared in both languages, and comes back whole', async () => {
    await open();
    expect(changed()).toEqual(['Picture', 'Title', 'Title']);
    await press('Use this version again');
    expect(onRestore.mock.calls[0]?.[0]).toEqual(before);
  });

  test('says where it named a tag or a category that is gone, and comes back without', async () => {
    restorable = () => Promise.resolve(ok({ part: { ...before, tags: [2] }, leftOut: true }));
    await open();
    expect(screen.getByText('A tag or category of this version is gone, so it doesn’t come back.')).toBeTruthy();
    await press(/^English$/);
    expect(screen.queryByText(/is gone/)).toBeNull();
    await press(/^Both$/);
    await press('Use this version again');
    expect(onRestore.mock.calls[0]?.[0]).toEqual({ ...before, tags: [2] });
  });

  test('narrowed to a language is compared in that one, and comes back in it', async () => {
    await open();
    await press(/^English$/);
    expect(changed()).toEqual(['Title']);
    await press('Use its text again: English');
    expect(onRestore.mock.calls[0]?.[0]).toEqual({ ...written, en: before.en });
  });

  test('is the translator’s own language’s: the other one can be looked at', async () => {
    await open({ role: 'translator', language: 'en' });
    expect(changed()).toEqual(['Title']);
    await press(/^Indonesian$/);
    expect(changed()).toEqual(['Title']);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    await press(/^English$/);
    await press('Use its text again: English');
    expect(onRestore.mock.calls[0]?.[0]).toEqual({ ...written, en: before.en });
  });

  test('is for a reviewer to read', async () => {
    await open({ role: 'reviewer', language: null });
    expect(changed()).toEqual(['Picture', 'Title', 'Title']);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });

  test('that can’t be had says why, and can be asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    versions = () => Promise.resolve(failed('offline', 'none'));
    await open();
    expect(screen.getByRole('alert').textContent).toMatch(/^No internet/);
    versions = () => Promise.resolve(ok(VERSIONS));
    await press(/^Try again$/);
    expect(entries()).toHaveLength(2);
  });
});
