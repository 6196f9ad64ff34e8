// A stage for tests of pages with texts by super admins: stored ones, those of the backend, and what is shown.
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { fieldsOf } from '#domain/json.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { FieldCalendar } from '#domain/seasons/field-tasks.ts';
import type { ContentTypeDefinition } from '#renderer/admin/cms/content-types/definition.ts';
import { emptyDocument } from '#renderer/admin/cms/content-types/document-schema.ts';
import { ABOUT } from '#renderer/admin/sections/about/about.ts';
import { BANNERS } from '#renderer/admin/sections/banners/banners.ts';
import { COMMUNITIES } from '#renderer/admin/sections/communities/communities.ts';
import { CONTACT } from '#renderer/admin/sections/contact/contact.ts';
import { loadMessages } from '#renderer/app/messages.ts';
import { matchRoute } from '#renderer/app/routes.ts';
import { pageMessages, type Page, type PageRequest } from '#renderer/page/page.ts';
import { RepositoryContext, type Repository, type StoredSite } from '#renderer/data/repository.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { addMessages, createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';

/** What a test sets of the site. */
export interface KnownSite {
  readonly stored?: readonly unknown[];
  readonly story?: string;
  /** The backend's rows, its refusal, or null where there is no backend. */
  readonly live?: unknown;
  readonly calendars?: readonly FieldCalendar[];
}

const OFFLINE = failed('offline', 'no network');

/** A repository without articles, with the test's parts of the site. */
export function siteRepository({ stored = [], story = '', live = null, calendars = [] }: KnownSite = {}) {
  const asked: Language[] = [];
  const list = () => Promise.resolve(ok({ total: 0, articles: [], categories: [] }));
  const answer = (parts: readonly string[] | null): Result<unknown> => {
    if (live instanceof Error) return OFFLINE;
    const isWanted = (row: unknown) => parts === null || parts.includes(String(fieldsOf(row)['collection']));
    return ok(Array.isArray(live) ? live.filter(isWanted) : live);
  };
  const repository = {
    stored: {
      articlePage: list,
      firstArticles: () => Promise.resolve(ok([])),
      article: () => Promise.resolve(OFFLINE),
      site: () => Promise.resolve(ok<StoredSite>({ rows: stored, story })),
      calendars: () => Promise.resolve(ok(calendars)),
    },
    live:
      live === null
        ? null
        : {
            articlePage: list,
            site: (language: Language, parts: readonly string[] | null) => {
              asked.push(language);
              return Promise.resolve(answer(parts));
            },
          },
    site: {
      email: 'halo@tunas.example',
      phone: '+62 21 555 0100',
      instagram: 'https://www.instagram.com/tunas.example',
      youtube: 'https://www.youtube.com/@tunas.example',
    },
    pictureSource: (address: string) => address.replace(/^\/media\//, 'https://backend.example/media/'),
    sendMessage: () => Promise.resolve(OFFLINE),
  } as unknown as Repository;
  return { repository, asked };
}

interface OpenPage {
  readonly page: Page<unknown>;
  readonly request: PageRequest;
  readonly data: unknown;
}

/** A page with what is there at once, as the portal opens it. */
export async function openSitePage(path: string, known: KnownSite, language: Language = 'id'): Promise<OpenPage> {
  const { route } = matchRoute(path);
  const { page } = await route.load();
  const request: PageRequest = { repository: siteRepository(known).repository, language, params: {} };
  const answer = await page.load(request);
  if (answer.kind !== 'found') throw new Error(`${path} can't be opened: ${answer.kind}`);
  return { page, request, data: answer.data };
}

/** The same page after a request to the backend; null where nothing changed. */
export async function refreshed({ page, request, data }: OpenPage): Promise<OpenPage | null> {
  const answer = await page.refresh?.(request, data);
  if (!answer) return null;
  if (answer.kind !== 'found') throw new Error(`The page is ${answer.kind}.`);
  return { page, request, data: answer.data };
}

/** A page, or anything else of the portal, with all words that it may say. */
export async function staged(element: ReactNode, repository: Repository, language: Language = 'id', path = '/') {
  const i18n = createI18n(language, await loadMessages(language));
  const own = await pageMessages(matchRoute(path).route, language);
  if (own) addMessages(i18n, language, own);
  const here = language === 'en' ? `/en${path}` : path;
  return (
    <MemoryRouter initialEntries={[here]}>
      <PlatformContext value={memoryPlatform()}>
        <RepositoryContext value={repository}>
          <I18nextProvider i18n={i18n}>
            <LanguageContext value={{ language, unreachable: null, choose: () => undefined }}>
              {element}
            </LanguageContext>
          </I18nextProvider>
        </RepositoryContext>
      </PlatformContext>
    </MemoryRouter>
  );
}

/** Renders it. */
export async function drawn(...stage: Parameters<typeof staged>) {
  return render(await staged(...stage));
}

/** Renders an opened page. */
export function drawnPage({ page, request, data }: OpenPage, path: string) {
  return drawn(<page.Screen data={data} />, request.repository, request.language, path);
}

interface Parts {
  readonly id?: number;
  readonly language?: Language;
  readonly shared?: object;
  readonly text?: object;
}

/** A row of the backend: a section's definition with empty fields, then the test's values. */
function rowOf(definition: ContentTypeDefinition, always: { shared?: object; text: object }) {
  const { id: empty, en: _, outdated: __, ...none } = emptyDocument(definition);
  return ({ id = 1, language = 'id', shared = {}, text = {} }: Parts = {}) => ({
    ...{ collection: definition.collection, id, language },
    shared: { ...none, ...always.shared, ...shared },
    text: { ...empty, ...always.text, ...text },
  });
}

/** Each as the backend answers it: nothing but what has to be there. */
export const bannerRow = rowOf(BANNERS, {
  shared: { buttonLink: '/blog' },
  text: { title: 'Panen raya', content: 'Ayo ke sawah', buttonLabel: 'Lihat', imageAlt: 'Sawah' },
});
export const aboutRow = rowOf(ABOUT, {
  text: {
    ...{ title: 'Siapa kami', visionText: 'Tanah subur', missionText: 'Menulis yang benar' },
    story: 'Mulai **kecil**.',
  },
});
export const contactRow = rowOf(CONTACT, {
  shared: { email: 'tani@desa.example' },
  text: { title: 'Sapa kami', place: 'Garut' },
});
export const communityRow = rowOf(COMMUNITIES, {
  text: { title: 'Tani Maju', content: 'Kumpul tiap Sabtu', place: 'Sleman' },
});

/** Text that looks like HTML. */
export const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';
/** Addresses that must not be linked, in the form of each kind of link. */
export const HOSTILE_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.example/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://good.example@evil.example/',
  'https://a.example/\u202egnp.exe',
  'https:///evil.example',
  'file:///etc/passwd',
];
