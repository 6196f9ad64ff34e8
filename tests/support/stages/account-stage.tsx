// A place for the tests of /auth and /profile to play on: a session, accounts, a device and an address that the test
// decides about.
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Failure } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { RepositoryContext, type Repository } from '#renderer/data/repository.ts';
import commonEn from '#renderer/app/messages/en.json';
import commonId from '#renderer/app/messages/id.json';
import contactEn from '#renderer/features/contact/parts/page-messages/en.json';
import contactId from '#renderer/features/contact/parts/page-messages/id.json';
import { messages as privateEn } from '#renderer/features/profile/page-messages/texts-en.ts';
import { messages as privateId } from '#renderer/features/profile/page-messages/texts-id.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { addMessages, createI18n, inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext, type Platform } from '#renderer/platform/port.ts';
import {
  SessionContext,
  type AuthCallback,
  type Session,
  type SessionState,
  type SessionStore,
} from '#renderer/session/session.ts';
import { sessionStage, signedIn, VISITOR } from './session-stage.tsx';
import { visitStage } from './visit-stage.tsx';
import { settle } from './settle.ts';

/** All that the private pages say. */
const accountMessages = {
  id: { common: commonId, contact: contactId, ...privateId },
  en: { common: commonEn, contact: contactEn, ...privateEn },
};

/** A translator over them. */
export function translator(language: Language) {
  return createI18n(language, accountMessages[language]).t;
}

/** The calls of the accounts, in order. */
type Asked = readonly [name: string, ...words: unknown[]];

/** Accounts that say yes to everything; a test overrides what it is about. */
function yesSayer(asked: Asked[], own: Partial<Accounts>): Accounts {
  const values: Readonly<Record<string, unknown>> = {
    signUp: ok('signed-in'),
    readFullName: ok('Ratna Dewi'),
    factors: ok([]),
    offersFactors: false,
  };
  return new Proxy({} as Accounts, {
    get(_target, name: keyof Accounts & string) {
      // `await` checks whether the object is a promise.
      if ((name as string) === 'then') return undefined;
      return (...words: unknown[]) => {
        asked.push([name, ...words]);
        const answer = own[name] as ((...words: unknown[]) => unknown) | undefined;
        return answer ? answer(...words) : Promise.resolve(values[name] ?? ok(undefined));
      };
    },
  });
}

export interface AccountScene {
  readonly Screen: ComponentType<{ readonly data: unknown }>;
  readonly at?: string;
  readonly language?: Language;
  readonly state?: SessionState;
  readonly authCallback?: AuthCallback | null;
  readonly accounts?: Partial<Accounts>;
  /** The accounts' code can't be had. */
  readonly broken?: Error;
  /** False where no backend is configured. */
  readonly backend?: boolean;
  readonly platform?: Platform;
  readonly readInvitation?: Repository['readInvitation'];
}

/** Opens a private page; the returned object shows and changes its surroundings. */
export function openAccount(scene: AccountScene) {
  const { Screen, at = '/auth', state = VISITOR, authCallback = null, accounts = {}, backend = true } = scene;
  const platform = scene.platform ?? memoryPlatform('https://tunas.example');
  const asked: Asked[] = [];
  const { Visit, history, go } = visitStage(at);
  const i18n = createI18n('en', accountMessages.en);
  addMessages(i18n, 'id', accountMessages.id);
  let loads = 0;
  const own = yesSayer(asked, accounts);
  const load = () => {
    loads += 1;
    return scene.broken ? Promise.reject(scene.broken) : Promise.resolve(own);
  };
  const session = sessionStage(state, load, authCallback);
  const become = (change: Partial<Session>) => act(() => session.change(change));
  const store: SessionStore = {
    ...session,
    acceptAuthCallback() {
      asked.push(['acceptAuthCallback']);
      return Promise.resolve(ok(undefined));
    },
    retryAuthCallback() {
      asked.push(['retryAuthCallback']);
      become({ authCallback: { kind: 'checking' } });
      return Promise.resolve();
    },
    dismissAuthCallback() {
      asked.push(['dismissAuthCallback']);
      become({ authCallback: null });
    },
    checkAccess: () => Promise.resolve(),
    signOut() {
      asked.push(['signOut']);
      become({ state: VISITOR });
      return Promise.resolve();
    },
  };
  const { readInvitation } = scene;
  const site = { email: 'halo@tunas.example' };
  const repository = { live: backend ? {} : null, site, readInvitation } as Repository;
  const page = (language: Language) => (
    <Visit>
      <I18nextProvider i18n={inLanguage(i18n, language)}>
        <LanguageContext value={{ language, unreachable: null, choose: () => undefined }}>
          <PlatformContext value={platform}>
            <RepositoryContext value={repository}>
              <SessionContext value={store}>
                <main>
                  <Screen data={null} />
                </main>
              </SessionContext>
            </RepositoryContext>
          </PlatformContext>
        </LanguageContext>
      </I18nextProvider>
    </Visit>
  );
  const view = render(page(scene.language ?? 'en'));
  return {
    ...view,
    platform,
    asked,
    become,
    page,
    loads: () => loads,
    session: () => session.read(),
    speak: (language: Language) => view.rerender(page(language)),
    /** Every address of the visit. */
    history,
    here: () => history.at(-1),
    go,
  };
}

export const SIGNED_IN = signedIn('denied');

/** A refusal of the auth service. */
export function refusal(reason: string, detail: string): Failure {
  return { ...failed('refused', detail), reason };
}

export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]:not([hidden])`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

export function type(words: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(words)) fireEvent.input(field(name), { target: { value } });
}

/** The words below a field that say what is wrong with it. */
export function errorAt(name: string): string | null {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id === undefined ? null : (document.getElementById(id)?.textContent ?? null);
}

export function button(name: string | RegExp): HTMLButtonElement {
  return screen.getByRole('button', { name });
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(button(name));
  await settle();
}

export { settle };
