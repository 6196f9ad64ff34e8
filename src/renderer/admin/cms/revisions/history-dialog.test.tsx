// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from '#tests/support/stages/admin-stage.tsx';
import { article, collectionStage, openEditing } from '#tests/support/stages/editing-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { RevisionCard } from '#domain/draft.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { dayAndDate } from '#renderer/i18n/moments.ts';
import { articleContentType } from '../../sections/articles/article-content-type.ts';
import { HistoryDialog } from './history-dialog.tsx';

const written = article({ image: '/pictures/new.svg' });
const { id: indonesian, en: english, outdated: _, ...shared } = written;
const CARDS: readonly RevisionCard[] = [
  { id: 13, language: 'en', version: 5, madeAt: at(3), madeByName: 'Sri', imported: null, title: 'Chilies' },
  { id: 12, language: 'id', version: 4, madeAt: at(2), madeByName: '', imported: null, title: 'Cabai lama' },
  {
    ...{ id: 11, language: 'id', version: 2, madeAt: at(0), madeByName: 'Ratna', title: 'Cabai' },
    imported: { at: at(1), byName: 'Budi' },
  },
];
type Published = Result<{ readonly shared: unknown; readonly text: unknown }>;

function at(day: number): string {
  return new Date(2026, 10, day, 14, 5).toISOString();
}

let revisions: () => Promise<Result<readonly RevisionCard[]>>;
let published: Record<number, Published>;
const onRestore = vi.fn<(document: ArticleDocument) => Promise<void>>(() => Promise.resolve());
const onClose = vi.fn();
const kind = articleContentType([]);

async function open(document = written, live: readonly number[] = [13]) {
  const collection: DraftCollection<ArticleDocument> = collectionStage({
    revisions: () => revisions(),
    revision: (id) => Promise.resolve(published[id] ?? failed('not-found', 'none')),
    versions: () => Promise.resolve(ok([])),
  });
  await openEditing(<HistoryDialog {...{ kind, collection, document, live, onRestore, onClose }} id={7} />);
}

beforeEach(() => {
  revisions = () => Promise.resolve(ok(CARDS));
  published = {
    13: ok({ shared, text: english }),
    12: ok({ shared: { ...shared, image: '/pictures/old.svg' }, text: { ...indonesian, title: 'Cabai lama' } }),
    11: ok({ shared, text: indonesian }),
  };
});

const entries = () => screen.getAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('.history-entry')]);
const days = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((each) => each.textContent)
    .filter((each) => /2026/.test(each));
const shownEntry = () => entries().find((entry) => entry.getAttribute('aria-current') === 'true')?.textContent;

describe('the list', () => {
  test('tells each version’s title in its language, who made it and when, and what visitors read', async () => {
    await open();
    expect(entries().map((entry) => entry.textContent)).toEqual([
      'ChiliesPublished, English · Sri, 14:05This is what visitors read',
      'Cabai lamaPublished, Indonesian · Tunas, 14:05',
      'CabaiPublished, Indonesian · Ratna, 31 Oct 2026, 14:05As the imported file says. Imported by Budi, 1 Nov 2026, 14:05',
    ]);
    expect(days()).toEqual([3, 2, 1].map((day) => dayAndDate(new Date(2026, 10, day), 'en')));
    expect(screen.getByText('Cabai lama').lang).toBe('id');
  });

  test('opens with the newest version', async () => {
    await open();
    expect(shownEntry()).toMatch(/^Chilies/);
    expect(screen.getByText('What you have written now is the same as this version.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use this version again' })).toBeNull();
  });

  test('narrowed to a language shows that one alone, and a version of it', async () => {
    await open();
    await press(/^Indonesian$/);
    expect(entries()).toHaveLength(2);
    expect(shownEntry()).toMatch(/^Cabai lama/);
    expect(screen.getByRole('button', { name: 'Indonesian' }).getAttribute('aria-pressed')).toBe('true');
    await press(/^Cabai ?Published, Indonesian · Ratna/);
    await press(/^English$/);
    expect(shownEntry()).toMatch(/^Chilies/);
    await press(/^Both$/);
    expect(shownEntry()).toMatch(/^CabaiPublished/);
  });

  test('narrowed to a language without versions says so', async () => {
    revisions = () => Promise.resolve(ok(CARDS.slice(1)));
    await open();
    await press(/^English$/);
    expect(screen.getByText('Nothing has been published in this language yet.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'What changed' })).toBeNull();
  });

  test('of something that was never published says so', async () => {
    revisions = () => Promise.resolve(ok([]));
    await open();
    expect(screen.getByText(/^Nothing is kept yet\./)).toBeDefined();
    expect(screen.queryByRole('group')).toBeNull();
  });

  test.each([
    ['can’t be had', () => Promise.resolve(failed('offline', 'none'))],
    ['breaks on the way', () => Promise.reject(new TypeError('broken'))],
  ])('that %s says why, and can be asked for again', async (_how, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    revisions = answer;
    await open();
    expect(screen.getByRole('alert').textContent).toMatch(/^No internet/);
    revisions = () => Promise.resolve(ok(CARDS));
    await press(/^Try again$/);
    expect(entries()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a version', () => {
  test('of a long text is shown as the article that it is: what is alike is folded, and opens', async () => {
    const paragraphs = Array.from({ length: 9 }, (_, place) => `Paragraf **${place}** tentang cabai.`);
    const text = (last: string) => [...paragraphs, `Siram setiap ${last} hari.`].join('\n\n');
    published[12] = ok({ shared, text: { ...indonesian, content: text('pagi') } });
    await open({ ...written, id: { ...written.id, content: text('sore') } });
    await press(/^Cabai lama/);
    const content = within(screen.getByRole('heading', { level: 4, name: 'Content' }).closest('li')!);
    const changed = content.getByText(/Siram setiap/);
    expect(changed.tagName).toBe('P');
    expect([...changed.querySelectorAll('del, ins')].map((each) => each.textContent)).toEqual([
      'Removed: pagi',
      'Added: sore',
    ]);
    expect(changed.closest('[lang=id]')).not.toBeNull();
    const fold = content.getByRole('button', { name: '8 paragraphs alike' });
    expect([fold.getAttribute('aria-expanded'), content.queryByText('0')]).toEqual(['false', null]);
    fireEvent.click(fold);
    expect([fold.getAttribute('aria-expanded'), content.getByText('0').tagName]).toEqual(['true', 'STRONG']);
  });

  test('used again puts the other language behind where a text became another one, and keeps what else is behind', async () => {
    const step = { language: 'id', was: 'About', since: at(1) } as const;
    await open({ ...written, outdated: { content: step } }, [11, 13]);
    await press(/^Cabai lama/);
    await press(/^Use this version again$/);
    expect(onRestore.mock.calls[0]?.[0].outdated).toEqual({
      content: step,
      title: { language: 'en', was: 'Cabai', since: expect.any(String) as string },
    });
  });

  test('that can’t be fetched says why, and can be asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const there = published[12];
    published[12] = failed('timeout', 'slow');
    await open();
    await press(/^Cabai lama/);
    expect(screen.getByRole('alert').textContent).toContain('Try again');
    if (there) published[12] = there;
    await press(/^Try again$/);
    expect(screen.getByRole('button', { name: 'Use this version again' })).toBeDefined();
  });

  test.each([
    ['a field that is no more', { shared: { ...shared, subtitle: 'x' }, text: indonesian }],
    ['nothing at all', { shared: null, text: null }],
  ])('with %s can’t be read, and is said to be so', async (_name, value) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    published[12] = ok(value);
    await open();
    await press(/^Cabai lama/);
    expect(screen.getByText('This version can’t be read any more.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use this version again' })).toBeNull();
  });
});
