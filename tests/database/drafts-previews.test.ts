import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyArticle } from '#domain/article-document.ts';
import { article, openSessionAccounts, titled, type DraftRow } from './drafts-api.ts';

// Links that show a draft without an account. The policy table tests who may make and end them, and which tokens don't work.

const api = await openSessionAccounts();
const { backend, budi } = api;
const dewi = await backend.signUp('dewi@example.com', { full_name: 'Dewi' });
let draft: DraftRow;

interface LinkRow {
  readonly id: string;
  readonly made_by_name: string;
  readonly expires_at: string;
  readonly last_opened_on: string | null;
}
interface Preview {
  readonly saved_at: string;
  readonly id: Readonly<Record<string, unknown>>;
  readonly en: Readonly<Record<string, unknown>>;
}

beforeEach(async () => {
  await api.clear();
  await backend.sql(`insert into public.user_roles values ('${dewi.id}', 'editor') on conflict do nothing`);
  draft = await api.create(article({ reviewedOn: '2026-01-01' }));
});

const about = () => ({ collection: 'articles', item: draft.id });
const make = (more: object = {}, asker = api.ayu) =>
  api.call<{ token: string; link: LinkRow }>(
    'create_preview_link',
    { ...about(), key: randomUUID(), days: 14, ...more },
    asker,
  );
const open = (token: string) => api.call<Preview | null>('read_preview', { token }, 'visitor');
const links = async (asker = api.ayu) =>
  (await api.call<{ rows: LinkRow[] }>('list_preview_links', about(), asker)).rows;

describe('a link to a draft', () => {
  it('shows a visitor the draft in both languages, as readers would get it, and nothing that is the team’s', async () => {
    const { token } = await make();
    const preview = await open(token);
    expect(preview?.id).toMatchObject({
      id: draft.id,
      title: 'Cabai',
      content: 'Isi',
      words: 1,
      image: '/pictures/x.svg',
      image_alt: 'Alt',
      author: 'Tim',
      category: { slug: 'organic' },
      reviewed_on: '2026-01-01',
      review_by: '2027-01-01',
      published_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(preview?.en).toMatchObject({ title: 'Chili', author: 'Team', language: 'en' });
    expect(Object.keys(preview ?? {}).sort()).toEqual(['collection', 'en', 'id', 'live', 'saved_at']);
    // The very names that readers of what is published get.
    await api.publish(draft, ['id']);
    const published = await backend.ask('visitor', `rpc/read_article?article_id=${draft.id}&lang=id`);
    expect(Object.keys(preview?.id ?? {}).sort()).toEqual(Object.keys(published.body as object).sort());
  });

  it('follows what is saved later, and visitors without it read nothing', async () => {
    const { token } = await make();
    await api.save(draft, titled(article(), 'id', 'Cabai rawit'));
    expect((await open(token))?.id['title']).toBe('Cabai rawit');
    expect(await api.visit(draft.id, 'id')).toBeNull();
  });

  it('says of each language whether visitors read it, and whether they read something else', async () => {
    const { token } = await make();
    const live = async () => ((await open(token)) as { live?: unknown } | null)?.live;
    expect(await live()).toEqual({ id: null, en: null });
    await api.publish(draft, ['id']);
    await api.publish(draft, ['en'], new Date(Date.now() + 86_400_000).toISOString());
    expect(await live()).toEqual({ id: 'same', en: null });
    await api.save(draft, titled(article(), 'id', 'Cabai rawit'));
    expect(await live()).toEqual({ id: 'changed', en: null });
  });

  it('shows what isn’t whole yet', async () => {
    draft = await api.create(emptyArticle({ id: '', en: '' }));
    const { token } = await make();
    expect((await open(token))?.id).toMatchObject({ title: '', content: '', image: '', category: null, author: '' });
  });

  it('shows a banner in the form in which readers of the site get it, whenever it is to be seen', async () => {
    const side = { content: '', buttonLabel: '', imageAlt: '' };
    const document = {
      ...{
        image: '',
        decorative: false,
        buttonLink: '',
        order: 0,
        activeFrom: '2999-01-01T00:00:00Z',
        activeUntil: null,
      },
      ...{ id: { ...side, title: 'Musim hujan' }, en: { ...side, title: 'Rainy season' }, outdated: {} },
    };
    const made = { collection: 'banners', document, key: randomUUID() };
    const banner = await api.call<{ id: number; version: number }>('create_draft', made);
    const { token } = await make({ collection: 'banners', item: banner.id });
    const { id: _id, en: _en, outdated: _outdated, ...shared } = document;
    const row = (language: 'id' | 'en') => ({
      ...{ collection: 'banners', id: banner.id, language, shared, text: document[language] },
    });
    expect(await open(token)).toMatchObject({
      ...{ collection: 'banners', id: row('id'), en: row('en'), live: { id: null, en: null } },
    });
    const items = [{ id: banner.id, version: banner.version }];
    await api.call('publish_drafts', { collection: 'banners', items, languages: ['id'] });
    expect(await open(token)).toMatchObject({ live: { id: 'same', en: null } });
    const log = await api.log(banner.id, 'banners');
    expect(log).toContain('preview-shared by Ayu');
    await api.call('bin_drafts', { collection: 'banners', items: [banner.id] });
    expect(await open(token)).toBeNull();
  });

  it('is kept by its hash alone, and each has a token of its own', async () => {
    const tokens = [(await make()).token, (await make()).token];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await backend.sql<{ line: string }>(`select to_jsonb(l)::text as line from private.preview_links l
      union all select to_jsonb(a)::text from public.audit_log a`);
    for (const token of tokens) expect(stored.filter(({ line }) => line.includes(token))).toEqual([]);
  });

  it('says whose it is and until when, and notes no more than the day on which it was opened', async () => {
    const { token, link } = await make({ days: 1 }, dewi);
    expect(await links(budi)).toEqual([link]);
    expect(link).toMatchObject({ made_by_name: 'Dewi', last_opened_on: null });
    const days = (Date.parse(link.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0.99);
    expect(days).toBeLessThanOrEqual(1.01);
    await open(token);
    expect((await links())[0]?.last_opened_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await api.log(draft.id)).at(-1)).toBe('preview-shared by Dewi');
  });

  it('gets another token where the answer to the first try was lost, unless somebody has opened it', async () => {
    const key = randomUUID();
    const lost = await make({ key });
    const { token } = await make({ key });
    expect([await open(lost.token), (await open(token))?.id['title']]).toEqual([null, 'Cabai']);
    expect(await links()).toHaveLength(1);
    expect((await api.ask('create_preview_link', { ...about(), key, days: 14 })).status).toBe(409);
    expect((await api.ask('create_preview_link', { ...about(), key, days: 14 }, dewi)).status).toBe(409);
  });

  it('is asked for with POST alone: no address has the token in it', async () => {
    const { token } = await make();
    expect((await backend.ask('visitor', `rpc/read_preview?token=${token}`)).status).toBe(405);
    expect((await links())[0]?.last_opened_on).toBeNull();
  });
});

describe('a link ends', () => {
  it('when somebody revokes it, which may be done twice', async () => {
    const { token, link } = await make();
    const other = await make();
    await api.call('revoke_preview_link', { link: link.id }, dewi);
    await api.call('revoke_preview_link', { link: link.id });
    expect([await open(token), (await links()).map(({ id }) => id)]).toEqual([null, [other.link.id]]);
    expect((await api.log(draft.id)).filter((line) => line.startsWith('preview-revoked'))).toEqual([
      'preview-revoked by Dewi',
    ]);
  });

  it('when its draft goes to the bin, and stays so when that comes back', async () => {
    const { token } = await make();
    await api.call('bin_drafts', { collection: 'articles', items: [draft.id] });
    expect(await open(token)).toBeNull();
    await api.call('restore_drafts', { collection: 'articles', items: [draft.id] });
    expect([await open(token), await links()]).toEqual([null, []]);
  });

  it('with the right of whoever made it, and with their account', async () => {
    const { token } = await make({}, dewi);
    await backend.sql(`update public.user_roles set created_at = created_at where user_id = '${dewi.id}'`);
    expect(await open(token)).not.toBeNull();
    await backend.sql(`delete from public.user_roles where user_id = '${dewi.id}'`);
    expect([await open(token), await links()]).toEqual([null, []]);
    await backend.sql(
      `insert into public.user_roles (user_id, role, language) values ('${dewi.id}', 'translator', 'en')`,
    );
    expect(await open(token)).toBeNull();
    await backend.sql(`delete from public.user_roles where user_id = '${dewi.id}'`);
    // A person who gets the right again starts without links, because those from before couldn't be seen or ended.
    await backend.sql(`insert into public.user_roles (user_id, role) values ('${dewi.id}', 'editor')`);
    expect([await open(token), await links()]).toEqual([null, []]);
    await backend.sql(`delete from public.user_roles where user_id = '${dewi.id}'`);
  });

  it('only with the right: a role that includes it as well keeps it, one without it doesn’t', async () => {
    const { token } = await make({}, dewi);
    const become = (role: string, language: string | null) =>
      api.call('set_role', { person: dewi.id, role, language }, api.ayu);
    await become('superadmin', null);
    expect([await open(token), (await links()).length]).toEqual([expect.anything(), 1]);
    await become('translator', 'en');
    expect(await open(token)).toBeNull();
    await become('editor', null);
    expect([await open(token), await links()]).toEqual([null, []]);
  });

  it('after its days, with every answer the same as for a token that never was', async () => {
    const { token } = await make();
    await backend.sql(`update private.preview_links set expires_at = now() - interval '1 second'`);
    const answers = await Promise.all(
      [token, 'x'.repeat(43), '', 'x', `${token} `, '%'.repeat(43)].map((each) =>
        api.ask('read_preview', { token: each }, 'visitor'),
      ),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, 'null']));
    expect((await api.ask('read_preview', { token: null }, 'visitor')).text).toBe('null');
  });

  it('and is forgotten a month later, when the next one is made', async () => {
    await make();
    await backend.sql(`update private.preview_links set expires_at = now() - interval '31 days'`);
    await make();
    expect(await backend.sql('select from private.preview_links')).toHaveLength(1);
  });
});
