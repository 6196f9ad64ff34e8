import { beforeAll, describe, expect, it } from 'vitest';
import { openSiteApi } from './site-api.ts';

// A further section is one statement: what it may say, and that nothing else is needed.

const api = await openSiteApi();
beforeAll(async () => {
  await api.clear();
});

const text = { title: { kind: 'text', most: 10 } };
const add = (name: string, schema: unknown): Promise<unknown> =>
  api.backend.sql('select private.add_collection($1, $2)', [name, JSON.stringify(schema)]);
const withField = (field: object, place = 'shared'): object =>
  place === 'shared' ? { shared: { a: field }, text } : { shared: {}, text: { a: field } };

describe('a schema', () => {
  it.each<[string, object]>([
    ['no texts', { shared: {}, text: {} }],
    ['nothing shared said', { text }],
    ['a part too many', { shared: {}, text, live: {} }],
    ['a single that isn’t a yes or no', { shared: {}, text, single: 'yes' }],
    ['a field without a kind', withField({ most: 3 })],
    ['a field of an unknown kind', withField({ kind: 'html', most: 3 })],
    ['a text without an end', withField({ kind: 'text' })],
    ['a text longer than any document', withField({ kind: 'text', most: 1_000_001 })],
    ['a mistyped word', withField({ kind: 'text', most: 3, requierd: true })],
    ['a text for both languages within one', withField({ kind: 'text', most: 3, both: true }, 'text')],
    ['a form for a text of both languages', withField({ kind: 'text', most: 3, both: true, like: 'x' })],
    ['a link that may lead nowhere', withField({ kind: 'link', to: [] })],
    ['a link that may lead anywhere', withField({ kind: 'link' })],
    ['a link to a script', withField({ kind: 'link', to: ['web', 'javascript'] })],
    ['a number without an end', withField({ kind: 'number', min: 0 })],
    ['a number that there isn’t', withField({ kind: 'number', min: 2, max: 1 })],
    ['a list without fields', withField({ kind: 'items', most: 3 })],
    ['a list with a field of no kind', withField({ kind: 'items', most: 3, fields: { a: { kind: 'x' } } })],
    ['a field called like a language', { shared: { en: { kind: 'flag' } }, text }],
    ['a field with a strange name', { shared: { __proto: { kind: 'flag' } }, text }],
    ['a field required by one that isn’t there', withField({ kind: 'text', most: 3, required: 'b' }, 'text')],
  ])('with %s is a mistake', async (_what, schema) => {
    await expect(add('plots', schema)).rejects.toThrow();
    expect(await api.backend.sql(`select name from private.collections where name = 'plots'`)).toEqual([]);
  });

  it('of a name that isn’t one, or is taken, is a mistake', async () => {
    for (const name of ['Plots', 'a b', `x'; drop table public.drafts; --`, 'banners']) {
      await expect(add(name, { shared: {}, text })).rejects.toThrow();
    }
  });

  it('is all that a collection needs: it is written, listed, published, read, binned, and locked to everybody else', async () => {
    await add('partners', {
      shared: {
        since: { kind: 'date', required: true },
        reach: { kind: 'link', to: ['mail', 'phone'] },
        order: { kind: 'number', min: 0, max: 9 },
      },
      text: { title: { kind: 'text', most: 40, required: true }, content: { kind: 'text', most: 90 } },
    });
    const words = (title: string): object => ({ title, content: '' });
    const partner = (part: object = {}) => ({
      ...{ since: '2024-02-29', reach: 'mailto:a.b+c@x.example', order: 3, outdated: {} },
      ...{ id: { ...words('Dinas') }, en: { ...words('Office') } },
      ...part,
    });
    for (const reach of [
      'https://x.example',
      'mailto:a@b@c',
      'mailto:a@b?bcc=c@d',
      'mailto:',
      'tel:call-me',
      '/blog',
    ]) {
      expect((await api.tryToMake('partners', partner({ reach }))).body).toMatchObject({ details: 'reach' });
    }
    expect((await api.tryToMake('partners', partner({ since: '2026-02-30' }))).body).toMatchObject({
      details: 'since',
    });
    const undated = await api.make('partners', partner({ since: null, reach: 'tel:+62-21-555.0100' }));
    expect((await api.show('partners', undated)).blocked).toEqual([{ id: undated.id, problems: { id: ['since'] } }]);
    const draft = await api.make('partners', partner());
    await api.show('partners', draft, ['en']);
    expect(await api.site()).toMatchObject([
      { collection: 'partners', id: 2, language: 'en', text: { title: 'Office' } },
    ]);
    expect(await api.call('list_drafts', { collection: 'partners', search: 'dinas' })).toMatchObject({ total: 2 });
    expect(await api.call('count_drafts', { collection: 'partners' })).toMatchObject({ all: 2, published: 1 });
    await api.call('bin_drafts', { collection: 'partners', items: [draft.id] });
    expect(await api.site()).toEqual([]);
    const open = await api.backend.sql(
      `select p.proname from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
       where p.pronamespace = 'private'::regnamespace and p.proname like 'partners%' and g.grantee <> p.proowner`,
    );
    expect(open).toEqual([]);
  });
});
