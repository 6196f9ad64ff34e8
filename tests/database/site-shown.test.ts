import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#domain/localized.ts';
import type { LiveChangeRow } from './drafts-api.ts';
import { banner, community, openSiteApi, worded } from './site-api.ts';
import type { SiteDocument, SiteDraft } from './site-api.ts';

const api = await openSiteApi();
beforeEach(() => api.clear());

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const titles = async (lang: Language = 'id'): Promise<unknown[]> =>
  (await api.site(lang)).map(({ text }) => text['title']);
/** So much time goes by, and nothing else happens to any row. */
const letPass = (span: string): Promise<unknown> =>
  api.backend.sql(
    `update public.site_items set publish_at = publish_at - $1::interval, shown_from = shown_from - $1::interval,
       shown_until = shown_until - $1::interval`,
    [span],
  );
const live = (collection: string, items: readonly object[]): Promise<LiveChangeRow> =>
  api.call('set_live', { collection, items });

describe('what visitors read', () => {
  it('is everything that is published, in one answer, by collection, place and number', async () => {
    const second = await api.make('banners', banner({ order: 2 }));
    const first = await api.make('banners', banner({ order: 1 }));
    const other = await api.make('banners', banner({ order: 2 }));
    for (const each of [other, second, first]) await api.show('banners', each);
    const group = await api.make('communities', community());
    await api.show('communities', group);
    const about = await api.open('about');
    const words = { title: 'Tentang', visionText: 'Subur', missionText: 'Menulis', story: '## Awal' };
    await api.show('about', await api.keep('about', about, worded(about.document, 'id', words)));
    const { id: text, en, outdated, ...shared } = banner({ order: 1 });
    expect([en['title'], outdated]).toEqual(['Harvest', {}]);
    const site = await api.site();
    expect(site.map(({ collection, id }) => [collection, id])).toEqual([
      ['about', 1],
      ['banners', first.id],
      ['banners', second.id],
      ['banners', other.id],
      ['communities', group.id],
    ]);
    expect(site[1]).toEqual({ collection: 'banners', id: first.id, language: 'id', shared, text });
    for (const asker of ['user', 'service', api.ayu] as const) expect(await api.site('id', asker)).toEqual(site);
    expect(await api.site('id', 'visitor', 'banners')).toEqual(site.slice(1, 4));
    expect(await api.site('id', 'visitor', 'communities,about,nothing such')).toEqual([site[0], site[4]]);
    expect(await api.site('id', 'visitor', '')).toEqual([]);
  });

  it('is nothing where nothing is published, and never what is only written', async () => {
    await api.make('banners', banner());
    expect(await api.site()).toEqual([]);
  });

  it('is in the wanted language where there is one, else in the other, each item once', async () => {
    const both = await api.make('banners', banner({ order: 1 }));
    await api.show('banners', both, ['id', 'en']);
    await api.show('banners', await api.make('banners', banner({ order: 2 })), ['en']);
    const said = async (lang: string): Promise<unknown[]> =>
      (await api.site(lang)).map(({ language, text }) => [language, text['title']]);
    expect(await said('id')).toEqual([
      ['id', 'Panen raya'],
      ['en', 'Harvest'],
    ]);
    expect(await said('en')).toEqual([
      ['en', 'Harvest'],
      ['en', 'Harvest'],
    ]);
    expect(await said('jv')).toEqual(await said('id'));
    await live('banners', [{ id: both.id, live: { id: null } }]);
    expect(await said('id')).toEqual([
      ['en', 'Harvest'],
      ['en', 'Harvest'],
    ]);
  });

  it('stays as it was published while somebody goes on writing, and is told apart from that', async () => {
    const draft = await api.make('banners', banner());
    await api.show('banners', draft, ['id', 'en']);
    await api.keep('banners', draft, worded(draft.document, 'id', { title: 'Tanam' }));
    expect(await titles()).toEqual(['Panen raya']);
    expect((await api.open('banners', draft.id)).live).toMatchObject({
      id: { changed: true },
      en: { changed: false },
    });
  });
});

describe('a moment', () => {
  it('to publish at isn’t seen before it comes, and the other language stands in until then', async () => {
    const draft = await api.make('banners', banner());
    await api.show('banners', draft, ['en']);
    await api.show('banners', draft, ['id'], inHours(2));
    expect([await titles('id'), await titles('en')]).toEqual([['Harvest'], ['Harvest']]);
    await letPass('3 hours');
    expect([await titles('id'), await titles('en')]).toEqual([['Panen raya'], ['Harvest']]);
  });

  it('from which and until which a banner is active is kept with no program running', async () => {
    const draft = await api.make('banners', banner({ activeFrom: inHours(1), activeUntil: inHours(3) }));
    await api.show('banners', draft);
    const seen: number[] = [];
    for (const span of ['2 hours', '2 hours']) {
      seen.push((await api.site()).length, (await api.site('id', api.ayu)).length);
      await letPass(span);
    }
    seen.push((await api.site()).length);
    expect(seen).toEqual([0, 0, 1, 1, 0]);
  });

  it('that has gone by or is to come in the wanted language keeps the other one away as well', async () => {
    const draft = await api.make('banners', banner({ activeFrom: inHours(1), activeUntil: inHours(3) }));
    await api.show('banners', draft, ['id']);
    const always = await api.keep('banners', draft, { ...draft.document, activeFrom: null, activeUntil: null });
    await api.show('banners', always, ['en']);
    const seen: unknown[] = [];
    for (const span of ['2 hours', '2 hours', '0 hours']) {
      seen.push([...(await titles('id')), ...(await titles('en'))]);
      await letPass(span);
    }
    expect(seen).toEqual([['Harvest'], ['Panen raya', 'Harvest'], ['Harvest']]);
    expect(await api.site('id', 'service')).toEqual([]);
    // A withdrawn language doesn't affect the other one.
    await live('banners', [{ id: draft.id, live: { id: null } }]);
    expect(await titles('id')).toEqual(['Harvest']);
  });

  it('that hasn’t come, or is over, is kept from the secret key as well where it reads what visitors read', async () => {
    const parts = [{ activeFrom: inHours(1) }, { activeUntil: inHours(2) }];
    for (const part of parts) await api.show('banners', await api.make('banners', banner(part)));
    await api.show('banners', await api.make('banners', banner()), ['id'], inHours(1));
    const seen: number[][] = [];
    for (const span of ['90 minutes', '90 minutes', '0 hours']) {
      seen.push([(await api.site()).length, (await api.site('id', 'service')).length]);
      await letPass(span);
    }
    expect(seen).toEqual([
      [1, 1],
      [3, 3],
      [2, 2],
    ]);
  });

  it('at which it is to be published has to come before its end', async () => {
    const until = inHours(3);
    const draft = await api.make('banners', banner({ activeUntil: until }));
    const problems = async (from: string, ...languages: Language[]): Promise<unknown> =>
      (await api.show('banners', draft, languages, from)).blocked.map((blocked) => blocked.problems);
    expect(await problems(until, 'id', 'en')).toEqual([{ id: ['activeUntil'], en: ['activeUntil'] }]);
    expect(await problems(inHours(2), 'id')).toEqual([]);
    await api.show('banners', draft, ['en']);
    // Each reason is named, and named once.
    expect(await problems(inHours(4), 'id', 'en')).toEqual([{ id: ['activeUntil'], en: ['live', 'activeUntil'] }]);
    const over = await api.make('banners', worded(banner({ activeUntil: inHours(-1) }), 'id', { title: '' }));
    expect((await api.show('banners', over, ['id'], inHours(1))).blocked).toEqual([
      { id: over.id, problems: { id: ['title', 'activeUntil'] } },
    ]);
  });

  it('that is over or comes before the beginning keeps a banner from being published', async () => {
    for (const part of [
      { activeUntil: inHours(-1) },
      { activeFrom: inHours(2), activeUntil: inHours(1) },
      { activeFrom: '2999-01-01T07:00:00+07:00', activeUntil: '2999-01-01T00:00:00Z' },
    ]) {
      const draft = await api.make('banners', banner(part));
      expect((await api.show('banners', draft)).blocked).toEqual([{ id: draft.id, problems: { id: ['activeUntil'] } }]);
    }
    expect(await api.backend.sql('select id from public.site_items')).toEqual([]);
  });
});

describe('what a language lacks keeps it from being published', () => {
  const bare = { title: ' ', content: '\u00a0', buttonLabel: '', imageAlt: '' };
  const unlabelled = (document: SiteDocument) => worded(document, 'en', { buttonLabel: ' ' });
  it.each([
    ['its title, and words for a button and a picture', banner({ id: bare }), ['title', 'imageAlt', 'buttonLabel']],
    ['its title alone', unlabelled(banner({ id: bare, buttonLink: '', decorative: true })), ['title']],
    ['words for its picture', worded(banner(), 'id', { imageAlt: '' }), ['imageAlt']],
    ['a target for the words on its button', unlabelled(banner({ buttonLink: '' })), ['buttonLink']],
  ])('a banner: %s', async (_what, document, problems) => {
    const draft = await api.make('banners', document);
    const { blocked, before } = await api.show('banners', draft, ['id', 'en']);
    expect([blocked, before]).toEqual([[{ id: draft.id, problems: { id: problems } }], []]);
  });

  it('contact details that lead nowhere, and a network without a name', async () => {
    const draft = await api.open('contact');
    const words = worded(draft.document, 'id', { title: 'Kontak', place: 'Jakarta' });
    const problems = async (part: object): Promise<unknown> => {
      const saved = await api.keep('contact', await api.open('contact'), { ...words, ...part });
      const { blocked } = await api.show('contact', saved);
      return (blocked[0]?.problems as { id?: unknown } | undefined)?.id ?? [];
    };
    const network = { name: 'Instagram', link: 'https://x.example/tunas' };
    expect(await problems({})).toEqual(['email']);
    for (const email of [
      'halo',
      'halo@',
      'halo@tunas',
      'a b@tunas.example',
      'a@b.example?bcc=c@d.example',
      'a@b.example,c@d.example',
    ]) {
      expect([email, await problems({ email })]).toEqual([email, ['email']]);
    }
    const email = 'halo.tani+web@tunas.example';
    for (const phone of ['telepon', '+62', '12345x'])
      expect([phone, await problems({ email, phone })]).toEqual([phone, ['phone']]);
    expect(await problems({ email, social: [network, { ...network, name: '' }] })).toEqual(['social']);
    expect(await problems({ email, social: [{ ...network, link: '' }] })).toEqual(['social']);
    expect(await problems({ email, phone: '+62 (21) 555-0100', social: [network] })).toEqual([]);
  });

  it('a month of a region without a known stage; a region may be left out altogether', async () => {
    const words = { title: 'Bulan ini', content: 'Tanya penyuluh.' };
    const { document } = await api.open('seasons');
    const problems = async (part: object): Promise<unknown> => {
      const draft = await api.open('seasons');
      const saved = await api.keep('seasons', draft, { ...worded(document, 'id', words), ...part });
      return (await api.show('seasons', saved)).blocked;
    };
    const lacking = (...names: string[]) => [{ id: 1, problems: { id: names } }];
    for (const java of ['gghhtgghhpt', 'gghhtgghhpt-', 'gghhtgghhptx', 'GGHHTGGHHPTT', 'gghhtgghhpt\n']) {
      expect([java, await problems({ java })]).toEqual([java, lacking('java')]);
    }
    expect(await problems({ id: { title: ' ', content: '' } })).toEqual(lacking('title', 'content'));
    expect(await problems({ java: 'gghhtgghhptt' })).toEqual([]);
    expect(await api.site('en', 'visitor', 'seasons')).toMatchObject([
      { collection: 'seasons', language: 'id', text: words, shared: { java: 'gghhtgghhptt', sumatra: '' } },
    ]);
  });

  it('people without a name, who need one in one language only', async () => {
    const draft = await api.open('about');
    const words = { title: 'Tentang', visionText: 'Subur', missionText: 'Menulis', story: 'Awal' };
    const person = (id: string, en: string): object => ({ name: { id, en }, role: { id: '', en: '' }, picture: '' });
    const nameless = await api.keep('about', draft, {
      ...worded(draft.document, 'en', words),
      team: [person('Sari', ''), person('', ' ')],
    });
    expect((await api.show('about', nameless, ['en'])).blocked).toEqual([{ id: 1, problems: { en: ['team'] } }]);
    const named = await api.keep('about', nameless, { ...nameless.document, team: [person('Sari', '')] });
    expect((await api.show('about', named, ['en'])).blocked).toEqual([]);
    const [shown] = await api.site('id');
    expect(shown).toMatchObject({ language: 'en', shared: { team: [person('Sari', '')] } });
  });
});

describe('what was shown', () => {
  it('is withdrawn, shown again and undone with what the answers say', async () => {
    const draft = await api.make('banners', banner());
    await api.show('banners', draft, ['id', 'en']);
    const later = await api.keep('banners', draft, worded({ ...draft.document, order: 5 }, 'id', { title: 'Tanam' }));
    const published = await api.show('banners', later);
    expect(await titles()).toEqual(['Tanam']);
    await live('banners', published.before);
    expect(await api.site()).toMatchObject([{ shared: { order: null }, text: { title: 'Panen raya' } }]);
    const withdrawn = await live('banners', [{ id: draft.id, live: { id: null, en: null } }]);
    expect(await api.site()).toEqual([]);
    await live('banners', withdrawn.before);
    expect([await titles('id'), await titles('en')]).toEqual([['Panen raya'], ['Harvest']]);
    expect((await api.log(draft.id, 'banners')).slice(-4)).toEqual([
      'withdrawn id by Ayu',
      'withdrawn en by Ayu',
      'published id by Ayu',
      'published en by Ayu',
    ]);
  });

  it('goes with the bin, comes back from it as a draft, and is erased with its number', async () => {
    const draft = await api.make('communities', community());
    await api.show('communities', draft, ['id', 'en']);
    const binned = await api.call<LiveChangeRow>('bin_drafts', { collection: 'communities', items: [draft.id] });
    expect(await api.site()).toEqual([]);
    await api.call('restore_drafts', { collection: 'communities', items: [draft.id] });
    expect(await api.site()).toEqual([]);
    await live('communities', binned.before);
    expect(await titles()).toEqual(['Tani Maju']);
    await api.call('bin_drafts', { collection: 'communities', items: [draft.id] });
    expect(await api.call('erase_drafts', { collection: 'communities', items: [draft.id] })).toEqual({
      ids: [draft.id],
      stale: [],
    });
    expect(await api.backend.sql('select id from public.site_items')).toEqual([]);
    expect((await api.make('communities', community())).id).toBe(draft.id + 1);
  });

  it('of one collection has nothing to do with the same number of another', async () => {
    const group = await api.make('communities', community());
    const about = await api.open('about');
    const words = { title: 'Tentang', visionText: 'Subur', missionText: 'Menulis', story: 'Awal' };
    await api.show('about', await api.keep('about', about, worded(about.document, 'id', words)));
    await api.show('communities', group);
    await live('about', [{ id: 1, live: { id: null } }]);
    expect(await titles()).toEqual(['Tani Maju']);
  });
});

describe('two at once', () => {
  it('who publish different languages publish both', async () => {
    const draft = await api.make('banners', banner());
    await Promise.all([api.show('banners', draft, ['id']), api.show('banners', draft, ['en'], undefined, api.budi)]);
    expect([await titles('id'), await titles('en')]).toEqual([['Panen raya'], ['Harvest']]);
  });

  it('who make something get numbers of their own', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => api.make('banners', banner())));
    expect(new Set(made.map(({ id }) => id)).size).toBe(10);
  });

  it('who save what there is one of: one is saved, the other learns of it', async () => {
    const draft = await api.open('about');
    const save = (lead: string): Promise<SiteDraft & { saved?: boolean }> =>
      api.keep('about', draft, worded(draft.document, 'id', { lead }));
    const answers = await Promise.all([save('Ayu'), save('Budi')]);
    expect(answers.map(({ saved }) => saved).sort()).toEqual([false, true]);
    const winner = answers.find(({ saved }) => saved);
    expect((await api.open('about')).document).toEqual(winner?.document);
  });
});
