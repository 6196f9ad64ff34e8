import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Language } from '#domain/localized.ts';
import type { Answer, Person, Role } from '../support/backend/backend.ts';
import { openSessionAccounts } from './drafts-api.ts';
import type { Api, DraftRow, LiveChangeRow } from './drafts-api.ts';

type Part = Readonly<Record<string, unknown>>;

/** A document of a collection that is made by its schema. */
export interface SiteDocument extends Part {
  readonly id: Part;
  readonly en: Part;
}

export type SiteDraft = Omit<DraftRow, 'document'> & { readonly document: SiteDocument };

/** One item as visitors read it. */
interface SiteItem {
  readonly collection: string;
  readonly id: number;
  readonly language: Language;
  readonly shared: Part;
  readonly text: Part;
}

/** What two super admins call, with what they do to the rest of the site. */
export interface SiteApi extends Api {
  make(collection: string, document: SiteDocument): Promise<SiteDraft>;
  open(collection: string, item?: number): Promise<SiteDraft>;
  keep(collection: string, draft: SiteDraft, document: SiteDocument): Promise<SiteDraft>;
  show(
    collection: string,
    draft: SiteDraft,
    languages?: readonly Language[],
    from?: string,
    asker?: Person,
  ): Promise<LiveChangeRow>;
  /** Creates it, or tries to. */
  tryToMake(collection: string, document: unknown): Promise<Answer>;
  /** Everything that a person can read; by default a visitor. */
  site(lang?: string, asker?: Role | Person, collections?: string): Promise<SiteItem[]>;
}

export async function openSiteApi(): Promise<SiteApi> {
  const api = await openSessionAccounts();
  const tryToMake: SiteApi['tryToMake'] = (collection, document) =>
    api.ask('create_draft', { collection, document, key: randomUUID() });
  return {
    ...api,
    async clear() {
      await api.clear();
      await api.backend.sql('select private.make_single(c.name) from private.collections c');
      await api.backend.sql('truncate public.audit_log');
    },
    make: (collection, document) => api.call('create_draft', { collection, document, key: randomUUID() }),
    open: (collection, item = 1) => api.call('read_draft', { collection, item }),
    keep: (collection, { id, version }, document) =>
      api.call('save_draft', { collection, item: id, based_on: version, document }),
    show: (collection, { id, version }, languages = ['id'], from = undefined, asker = api.ayu) =>
      api.call(
        'publish_drafts',
        { collection, items: [{ id, version }], languages, ...(from === undefined ? {} : { live_from: from }) },
        asker,
      ),
    tryToMake,
    async site(lang = 'id', asker = 'visitor', collections) {
      const query = new URLSearchParams({ lang, ...(collections !== undefined && { collections }) });
      const answer = await api.backend.ask(asker, `rpc/read_site?${query.toString()}`);
      expect(answer.status).toBe(200);
      // The fields of the contact form aren't items: see their own test.
      return (answer.body as SiteItem[]).filter((row) => row.collection !== 'contact_form');
    },
  };
}

const bannerSide = (title: string): Part => ({ title, content: '', buttonLabel: 'Baca', imageAlt: 'Alt' });

/** A banner that lacks nothing in either language, or what a test makes of it. */
export function banner(part: Part = {}): SiteDocument {
  return {
    image: '/pictures/x.svg',
    decorative: false,
    buttonLink: '/blog',
    order: null,
    activeFrom: null,
    activeUntil: null,
    outdated: {},
    id: bannerSide('Panen raya'),
    en: bannerSide('Harvest'),
    ...part,
  };
}

/** The same for a community. */
export function community(part: Part = {}): SiteDocument {
  const side = (title: string): Part => ({ title, content: 'Isi', place: '', imageAlt: '' });
  return { image: '', decorative: false, link: '', outdated: {}, id: side('Tani Maju'), en: side('Farm On'), ...part };
}

/** A document with other words in one language. */
export function worded<Document extends SiteDocument>(document: Document, language: Language, part: Part): Document {
  return { ...document, [language]: { ...document[language], ...part } };
}
