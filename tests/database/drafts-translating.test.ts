import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import type { Answer, Person } from '../support/backend/backend.ts';
import { openSessionAccounts, titled } from './drafts-api.ts';
import type { DraftRow } from './drafts-api.ts';

// What the database takes of a translator: their language, and nothing else, however the document is made.

const api = await openSessionAccounts();
let translator: Person;
let draft: DraftRow;
beforeAll(async () => {
  translator = await api.backend.signUp('citra@example.com', { full_name: 'Citra' });
});
beforeEach(async () => {
  await api.clear();
  await become('translator', 'en');
  draft = await api.create();
});

async function become(role: string | null, language: Language | null = null): Promise<void> {
  await api.backend.sql('delete from public.user_roles where user_id = $1', [translator.id]);
  if (role === null) return;
  await api.backend.sql('insert into public.user_roles values ($1, $2, $3)', [translator.id, role, language]);
}

const send = (document: unknown, part: object = {}): Promise<Answer> =>
  api.ask(
    'save_draft',
    { collection: 'articles', item: draft.id, based_on: draft.version, document, ...part },
    translator,
  );
const refusal = ({ status, body }: Answer) => {
  const { code, details } = body as { code?: string; details?: string };
  return [status, code, details];
};
const OUTDATED = { language: 'id', since: '2026-11-23T00:00:00Z', was: 'Chili' } as const;

describe('a translator’s save', () => {
  it.each<[string, (document: ArticleDocument) => ArticleDocument]>([
    [
      'the texts of the language',
      (old) => ({ ...old, en: { ...old.en, title: 'Chilies', content: 'New', imageAlt: 'X' } }),
    ],
    ['an emptied text', (old) => titled(old, 'en', '')],
    ['the author’s name in the language', (old) => ({ ...old, author: { ...old.author, en: 'Citra' } })],
    ['what the writing leaves outdated', (old) => ({ ...titled(old, 'en', 'New'), outdated: { title: OUTDATED } })],
    ['nothing new', (old) => old],
  ])('takes %s', async (_what, write) => {
    const answer = await send(write(draft.document));
    expect([answer.status, answer.body]).toMatchObject([200, { saved: true }]);
    expect((await api.read(draft.id)).document).toEqual(write(draft.document));
  });

  it.each<[string, (document: ArticleDocument) => unknown, string]>([
    ['the other language’s title', (old) => titled(old, 'id', 'Cabe'), 'id'],
    ['a blank in the other language', (old) => ({ ...old, id: { ...old.id, content: `${old.id.content} ` } }), 'id'],
    ['both languages exchanged', (old) => ({ ...old, id: old.en, en: old.id }), 'id'],
    ['the picture', (old) => ({ ...old, image: '/pictures/other.svg' }), 'shared'],
    ['a picture as decoration', (old) => ({ ...old, decorative: true }), 'shared'],
    ['the category', (old) => ({ ...old, category: 1 }), 'shared'],
    ['no category', (old) => ({ ...old, category: null }), 'shared'],
    ['the date', (old) => ({ ...old, date: '2026-01-01' }), 'shared'],
    ['the review', (old) => ({ ...old, reviewedOn: '2026-01-01', reviewBy: '2027-01-01' }), 'shared'],
    ['the author’s name in the other language', (old) => ({ ...old, author: { ...old.author, id: 'X' } }), 'shared'],
    [
      'a change of the other language behind one of the own',
      (old) => ({ ...titled(old, 'en', 'New'), image: '/pictures/other.svg' }),
      'shared',
    ],
  ])('refuses %s', async (_what, write, where) => {
    expect(refusal(await send(write(draft.document)))).toEqual([403, 'PT403', where]);
    expect((await api.read(draft.id)).document).toEqual(draft.document);
  });

  it.each<[string, (document: ArticleDocument) => unknown]>([
    ['without the other language', ({ id: _, ...old }) => old],
    ['without what both share', ({ id, en, outdated }) => ({ id, en, outdated })],
    ['with something besides', (old) => ({ ...old, more: { id: 'x', en: 'x' } })],
    ['with an author who is no name', (old) => ({ ...old, author: { ...old.author, en: { id: 'x', en: 'y' } } })],
    ['with a language that is no text', (old) => ({ ...old, en: { id: old.id, en: old.en } })],
    ['that is a list', (old) => [old]],
    ['that is nothing', () => null],
  ])('refuses a document %s, as of anybody', async (_what, write) => {
    expect((await send(write(draft.document))).status).toBe(400);
    expect((await api.read(draft.id)).document).toEqual(draft.document);
  });

  it('refuses another way to write a number that both share, by which it would count as changed', async () => {
    const banner = (order: string) => `{"order": ${order}, "id": {"title": "A"}, "en": {"title": "B"}}`;
    const compare = (order: string) =>
      api.backend.sql(`select private.must_be_translation($1::jsonb, $2::jsonb, 'en')`, [banner('1'), banner(order)]);
    await compare('1');
    await expect(compare('1.00')).rejects.toThrow('A translator changes the texts of one language only');
  });

  it('may send an empty field that the stored draft, from before there was such a field, lacks', async () => {
    const compare = (stored: object, sent: object) =>
      api.backend.sql(`select private.must_be_translation($1::jsonb, $2::jsonb, 'en')`, [
        ...[JSON.stringify(stored), JSON.stringify(sent)],
      ]);
    const side = { title: 'A' };
    const stored = { image: '/x.svg', team: [{ name: { id: 'Sri', en: '' } }], id: side, en: side };
    const team = [{ name: { id: 'Sri', en: 'Sri' }, role: { id: '', en: 'Farmer' }, picture: '' }];
    const sent = { ...stored, team, crop: null, id: { ...side, harvest: '' }, en: { ...side, harvest: 'May' } };
    await compare(stored, sent);
    for (const more of [{ crop: 1 }, { id: { ...side, harvest: 'Mei' } }, { team: [...team, {}] }, { image: '' }]) {
      await expect(compare(stored, { ...sent, ...more })).rejects.toThrow('A translator changes');
    }
  });

  it('is compared with what is stored now, not with what it was based on', async () => {
    const newer = await api.save(draft, { ...draft.document, image: '/pictures/newer.svg' });
    const stale = await send(titled(draft.document, 'en', 'Mine'));
    expect(stale.body).toMatchObject({ saved: false, version: newer.version });
    expect(refusal(await send(titled(draft.document, 'en', 'Mine'), { based_on: newer.version }))).toEqual([
      ...[403, 'PT403', 'shared'],
    ]);
    expect((await send(titled(newer.document, 'en', 'Mine'), { based_on: newer.version })).body).toMatchObject({
      saved: true,
    });
  });

  it('is of the language that they have now', async () => {
    expect(refusal(await send(titled(draft.document, 'id', 'Cabe')))[0]).toBe(403);
    await become('translator', 'id');
    expect((await send(titled(draft.document, 'id', 'Cabe'))).status).toBe(200);
    await become('reviewer');
    expect(refusal(await send(draft.document))[1]).toBe('42501');
    await become(null);
    expect(refusal(await send(draft.document))[1]).toBe('42501');
    await become('editor');
    expect(
      (await send({ ...draft.document, image: '/pictures/x2.svg' }, { based_on: draft.version + 1 })).body,
    ).toMatchObject({ saved: true });
  });

  it('names them as who saved it, and notes it', async () => {
    await send(titled(draft.document, 'en', 'Chilies'));
    expect(await api.log(draft.id)).toEqual(['created by Ayu', 'saved by Citra']);
  });
});

it('in a list what is written for the language may change, but not the list itself', async () => {
  await api.backend.sql(`select private.make_single('about')`);
  const about = await api.call<DraftRow>('read_draft', { collection: 'about', item: 1 });
  const member = (id: string, en: string) => ({ name: { id, en }, role: { id: '', en: '' }, picture: '' });
  const team = (...members: object[]) => ({ ...about.document, team: members });
  const save = (document: object, based_on: number, asker?: Person) =>
    api.ask('save_draft', { collection: 'about', item: 1, based_on, document }, asker);
  const stored = team(member('Ayu', ''), member('Budi', ''));
  const { version } = (await save(stored, about.version)).body as DraftRow;
  for (const hostile of [
    team(member('Ayu', '')),
    team(member('Budi', ''), member('Ayu', '')),
    team(member('Ayu', ''), member('Budi', ''), member('', 'Citra')),
    team(member('Ayu', ''), { ...member('Budi', ''), picture: '/x.svg' }),
  ]) {
    expect(refusal(await save(hostile, version, translator))).toEqual([403, 'PT403', 'shared']);
  }
  expect((await save(team(member('Ayu', 'Ayu'), member('Budi', 'Buddy')), version, translator)).status).toBe(200);
});

describe('an approval', () => {
  const approve = (version: number, approved?: boolean) =>
    api.call<{ approved: boolean | null; approval: object | null }>(
      'approve_draft',
      { collection: 'articles', item: draft.id, version, ...(approved === undefined ? {} : { approved }) },
      translator,
    );
  const approval = async () => ((await api.read(draft.id)) as DraftRow & { approval: object | null }).approval;
  beforeEach(() => become('reviewer'));

  it('is of one version, tells who gave it, and can be taken back', async () => {
    expect(await approve(draft.version)).toMatchObject({ approved: true });
    expect(await approval()).toMatchObject({ version: draft.version, by: { name: 'Citra', role: 'reviewer' } });
    expect(await approve(draft.version, false)).toMatchObject({ approved: false, approval: null });
    // The answer may have got lost: once is enough for the log.
    await approve(draft.version, false);
    expect(await api.log(draft.id)).toEqual(['created by Ayu', 'approved by Citra', 'unapproved by Citra']);
  });

  it('stays with the version that it was given to', async () => {
    await approve(draft.version);
    const newer = await api.save(draft, titled(draft.document, 'id', 'Cabe'));
    expect(await approval()).toMatchObject({ version: draft.version });
    expect(await approve(draft.version)).toMatchObject({ approved: null });
    expect(await approve(newer.version)).toMatchObject({ approved: true, approval: { version: newer.version } });
  });
});
