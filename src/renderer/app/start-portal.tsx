import { startTransition, StrictMode, type ComponentType } from 'react';
import type { RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/localized.ts';
import { nextTask } from '#domain/wait.ts';
import type { Repository } from '#renderer/data/repository.ts';
import type { FooterContent } from '#renderer/data/site-content.ts';
import { languageOfPath, plainPath } from '#renderer/i18n/localized-path.ts';
import { addMessages, createI18n, type Messages } from '#renderer/i18n/portal-i18n.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { configuration } from './configuration.ts';
import { loadMessages } from './messages.ts';
import { openPrerendered, pageKey, type LearnMessages, type LoadedPage } from './page-loader.ts';
import { Portal } from './portal.tsx';
import type { Configuration } from '#domain/configuration.ts';
import type { SessionStore } from '#renderer/session/session.ts';
import { createSessionStore } from '#renderer/session/session-store.ts';
import { sessionKey } from '#renderer/data/session-key.ts';
import type { SceneName, SceneSource } from '#renderer/ui/scene.tsx';

/** The data of a prerendered page beside its HTML. */
export interface PageData {
  readonly language: Language;
  readonly path: string;
  readonly data: unknown;
  /** All messages of the page, in its language: many of them are in its HTML too, so they compress well here. */
  readonly messages: Messages;
  /** The footer's texts where they differ from the built-in ones. */
  readonly footer?: FooterContent | undefined;
}

/**
 * Starts the portal in a page: hydrates prerendered HTML in its own language, or renders everything where there is none.
 * `BackgroundComponent` is what the host adds to every page. The start waits for the repository.
 */
export async function startPortal(
  platform: Platform,
  BackgroundComponent: ComponentType | null,
  repository: Repository | Promise<Repository>,
): Promise<void> {
  try {
    await start(platform, BackgroundComponent, repository);
  } catch (error) {
    if (platform.reloadForNewBuild(error)) return;
    console.error('The portal could not start:', error);
    showStartFailure();
  }
}

/** Shows in both languages that the portal can't start, because no messages are loaded. A page with text stays as it is. */
function showStartFailure(): void {
  const root = document.getElementById('portal');
  if (!root || root.childElementCount > 0) return;
  const words = document.createElement('p');
  words.className = 'page-width py-16';
  words.textContent = 'Tunas belum bisa dibuka. Muat ulang halaman ini. / Tunas couldn’t open. Reload this page.';
  root.append(words);
}

async function start(
  platform: Platform,
  BackgroundComponent: ComponentType | null,
  source: Repository | Promise<Repository>,
): Promise<void> {
  const root = document.getElementById('portal');
  if (!root) throw new Error('The page has no place for the portal.');
  // First of all: a token in the address must not be visible, stored or shared.
  const session = portalSession(configuration, platform, platform.readSessionFragment());
  const carried = readPageData();
  const repository = await source;
  const language =
    carried?.language ?? languageOfPath(location.pathname) ?? platform.preferences.readLanguage() ?? DEFAULT_LANGUAGE;
  const path = plainPath(location.pathname);
  const pageTexts: Messages[] = [];
  const learn: LearnMessages = (_language, texts) => void pageTexts.push(texts);
  if (carried) await nextTask();
  const [messages, initial] = await Promise.all([
    carried?.messages ?? loadMessages(language),
    carried && openCarried(carried, path, repository, learn, root),
  ]);
  if (carried) await nextTask();
  // The largest part of a site's code, in the page's one file: its start is a task of its own (build/vite/late-react-dom.ts).
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  if (carried) await nextTask();
  const i18n = createI18n(language, messages);
  for (const texts of pageTexts) addMessages(i18n, language, texts);
  const portal = (
    <StrictMode>
      {/* Without transitions, so that a sign-out has left the members' page before the session ends. */}
      <BrowserRouter useTransitions={false}>
        <Portal
          i18n={i18n}
          platform={platform}
          repository={repository}
          session={session}
          scenes={pageScenes(root)}
          footer={carried?.footer}
          initial={initial && fitsHere(initial, path, language)}
          BackgroundComponent={BackgroundComponent}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (carried) await nextTask();
  // In a transition React yields to the browser every few milliseconds, so that the page can scroll and react to taps meanwhile.
  if (carried) startTransition(() => void hydrateRoot(root, portal, hydration));
  else createRoot(root).render(portal);
}

const hydration: RootOptions & { onRecoverableError(error: unknown): void } = {
  onRecoverableError: (error) => console.error('The page and its code disagreed:', error),
};

/** Where the 404 page was served for a path that a feature has, that page's messages are loaded: they aren't in the HTML. */
function openCarried(
  { path, language, data }: PageData,
  asked: string,
  repository: Repository,
  learn: LearnMessages,
  html: ParentNode,
): Promise<LoadedPage> {
  const unknown = path === '*';
  return openPrerendered(unknown ? asked : path, language, repository, unknown ? learn : null, data, html);
}

/** The 404 page is one file for all unknown paths; this sets the requested path. */
function fitsHere(opened: LoadedPage, path: string, language: Language): LoadedPage {
  return { ...opened, key: pageKey(path, language), path };
}

function readPageData(): PageData | null {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return null;
  const data = JSON.parse(text) as PageData;
  if (!isLanguage(data.language)) throw new Error('The page data names no language.');
  return data;
}

/** The session store, in a browser or in the desktop app. `fragment` is what came after the # of the first address. */
function portalSession(
  { backend, publicUrl }: Configuration,
  platform: Platform,
  fragment: string | null,
): SessionStore {
  return createSessionStore({
    storage: platform.session,
    key: backend && sessionKey(backend),
    fragment,
    // Loaded on demand, because visitors don't need the accounts' code.
    loadAccounts: async () => {
      if (!backend) throw new Error('No backend is configured: VITE_SUPABASE_URL is not set.');
      const { remoteAccounts } = await import('../data/auth/remote-accounts.ts');
      return remoteAccounts({ backend, storage: platform.session, publicUrl: publicUrl ?? platform.publicAddress('') });
    },
  });
}

/** Scenes in the page's HTML are read from there, the others are fetched once. */
function pageScenes(page: ParentNode): SceneSource {
  const known = new Map<SceneName, string>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-scene]')) {
    known.set(element.dataset['scene'] as SceneName, element.innerHTML);
  }
  const loading = new Map<SceneName, Promise<string>>();
  return {
    read: (name) => known.get(name),
    load(name) {
      const begun = loading.get(name) ?? fetchScene(name);
      loading.set(name, begun);
      begun.then(
        (svg) => known.set(name, svg),
        // Fetched again the next time it is needed.
        () => loading.delete(name),
      );
      return begun;
    },
  };
}

async function fetchScene(name: SceneName): Promise<string> {
  const response = await fetch(`/scenes/${name}.svg`);
  const text = await response.text();
  if (!response.ok || !text.startsWith('<svg')) throw new Error(`/scenes/${name}.svg answered ${response.status}`);
  return text;
}
