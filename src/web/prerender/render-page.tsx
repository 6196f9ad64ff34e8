import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '#domain/localized.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { loadMessages } from '#renderer/app/messages.ts';
import { pageOpener } from '#renderer/app/page-loader.ts';
import { Portal } from '#renderer/app/portal.tsx';
import { matchRoute } from '#renderer/app/routes.ts';
import type { PageData } from '#renderer/app/start-portal.tsx';
import { siteDetails } from '#renderer/data/bundled/stored-library.ts';
import { footerContent } from '#renderer/data/site-content.ts';
import type { Repository, StoredLibrary } from '#renderer/data/repository.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { addMessages, createI18n, type Messages } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { createSessionStore } from '#renderer/session/session-store.ts';
import type { SceneSource } from '#renderer/ui/scene.tsx';

export interface RenderInput {
  /** Plain path of the page. */
  readonly path: string;
  readonly language: Language;
  readonly library: StoredLibrary;
  readonly publicUrl: string | null;
  /** The backend's address, for uploaded pictures. */
  readonly backendUrl: string | null;
  readonly scenes: ReadonlyMap<string, string>;
}

export interface RenderedPage {
  /** Title, description and links, for the document's head. */
  readonly head: string;
  readonly body: string;
  readonly data: PageData;
}

/** Renders one page of the portal to HTML, in one language, with the data for its hydration. */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const { path, language, library, publicUrl, backendUrl } = input;
  const repository: Repository = {
    stored: library,
    live: null,
    site: siteDetails,
    pictureSource: (address) => (backendUrl === null ? address : pictureSource(backendUrl, address)),
    // Pages say whether a library can be kept.
    ...(backendUrl !== null && {
      openLibrary: () => Promise.reject(new Error('Nothing is kept while pages are prerendered.')),
    }),
    sendMessage: () => Promise.reject(new Error('Nothing is sent while pages are prerendered.')),
  };
  // A static import would put this module into the footer's file, and the footer's dynamic import would have no effect.
  const { storedSite } = await import('#renderer/data/site-reading.ts');
  const { contact } = (await storedSite({ repository, language })).words;
  const footer = contact === null ? undefined : footerContent(contact, language, siteDetails.email);
  const i18n = createI18n(language, await loadMessages(language));
  const learn = (_language: Language, texts: Messages) => addMessages(i18n, language, texts);
  const opening = await pageOpener(repository, learn).open(path, language);
  if (opening.kind !== 'found') throw new Error(`${path} can't be prerendered: ${JSON.stringify(opening)}`);
  const { data: opened } = opening;
  const platform = memoryPlatform(publicUrl);
  const scenes: SceneSource = {
    read: (name) => input.scenes.get(name),
    load: (name) => Promise.reject(new Error(`There is no drawing ${name}.`)),
  };
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={pathInLanguage(path, language)}>
        <Portal
          i18n={i18n}
          platform={platform}
          repository={repository}
          session={createSessionStore({
            storage: platform.session,
            key: null,
            fragment: null,
            loadAccounts: noAccounts,
          })}
          scenes={scenes}
          footer={footer}
          initial={opened}
          BackgroundComponent={null}
        />
      </StaticRouter>
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  const slim = opened.page.slim ? opened.page.slim.remove(opened.data) : opened.data;
  const shownPath = matchRoute(path).route.path === '*' ? '*' : path;
  const messages = i18n.getDataByLanguage(language) as Messages;
  return { ...splitHead(html), data: { language, path: shownPath, data: slim, messages, ...(footer && { footer }) } };
}

/** Prerendered pages are those of a visitor who isn't signed in. */
const noAccounts = () => Promise.reject(new Error('Nobody signs in while pages are prerendered.'));

/** React renders elements of the head before the first element of the page, which is the skip link. */
function splitHead(html: string): { readonly head: string; readonly body: string } {
  const start = html.indexOf('<a href="#content"');
  if (start < 0) throw new Error('The prerendered page has no skip link.');
  return { head: html.slice(0, start), body: html.slice(start) };
}
