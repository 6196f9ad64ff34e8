// A portal around the admin area and the top bar: a device, a session, both languages, and an address.
import { notifyManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { addAdminMessages } from '#renderer/admin/shell/admin-messages.ts';
import en from '#renderer/app/messages/en.json';
import id from '#renderer/app/messages/id.json';
import { QueryProvider } from '#renderer/admin/shell/query-provider.tsx';
import type { Accounts } from '#renderer/data/accounts.ts';
import { RepositoryContext, type Repository } from '#renderer/data/repository.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { addMessages, createI18n, inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext, type Platform } from '#renderer/platform/port.ts';
import { SessionContext, type SessionStore } from '#renderer/session/session.ts';
import { type AnswerRest, queryOver } from '../memory/rest-calls.ts';
import { sessionStage, signedIn } from './session-stage.tsx';
import { settle } from './settle.ts';

const common = { id, en };

// Queries notify screens in microtasks, which `settle` waits for, instead of with a timer.
notifyManager.setScheduler(queueMicrotask);

interface Stage {
  readonly session: SessionStore;
  readonly address: string;
  readonly language?: Language;
  readonly platform?: Platform;
}

function Languages({ first, children }: { readonly first: Language; readonly children: ReactNode }) {
  const [language, choose] = useState(first);
  const [i18n] = useState(() => {
    const instance = createI18n(first, {});
    for (const each of LANGUAGES) addMessages(instance, each, { common: common[each] });
    addAdminMessages(instance);
    return instance;
  });
  const spoken = useMemo(() => inLanguage(i18n, language), [i18n, language]);
  return (
    <I18nextProvider i18n={spoken}>
      <LanguageContext value={{ language, unreachable: null, choose }}>{children}</LanguageContext>
    </I18nextProvider>
  );
}

/** Shows something of the portal at an address, as strictly as React can. */
export async function openAt(
  children: ReactNode,
  { session, address, language = 'en', platform = memoryPlatform() }: Stage,
) {
  window.history.replaceState(null, '', address);
  const shown = render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <PlatformContext value={platform}>
          <SessionContext value={session}>
            <QueryProvider>
              <Languages first={language}>{children}</Languages>
            </QueryProvider>
          </SessionContext>
        </PlatformContext>
      </BrowserRouter>
    </StrictMode>,
  );
  await settle();
  return shown;
}

interface AdminStage extends Partial<Stage> {
  readonly accounts?: Partial<Accounts>;
  /** Answers the queries of these accounts. */
  readonly rest?: AnswerRest;
  readonly repository?: Partial<Repository>;
  /** Until this is settled, the accounts’ code isn’t there. */
  readonly come?: Promise<void>;
}

/** Renders a screen of the admin area for a super admin whose accounts give the test's answers. */
export function openAdmin(children: ReactNode, { accounts = {}, rest, repository, come, ...stage }: AdminStage = {}) {
  const own = rest ? { query: queryOver(rest), ...accounts } : accounts;
  const known = { pictureSource: (address: string) => address, ...repository } as Repository;
  return openAt(
    <RepositoryContext value={known}>
      <main>{children}</main>
    </RepositoryContext>,
    { session: sessionStage(signedIn('granted'), async () => (await come, own)), address: '/admin', ...stage },
  );
}

/** Presses a button, given by its name or as an element, and waits until everything has settled. */
export async function press(button: string | RegExp | Element): Promise<void> {
  fireEvent.click(button instanceof Element ? button : screen.getByRole('button', { name: button }));
  await settle();
}

/** The width of the window, px. */
export function setWidth(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  act(() => happyDOM.setViewport({ width }));
}

export const here = () => window.location.pathname;

export { settle };
