import type { i18n } from 'i18next';
import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_LANGUAGE, type Language } from '#domain/localized.ts';
import { LanguageContext, LearnTextsContext } from '../i18n/language.ts';
import { languageOfPath, plainPath } from '../i18n/localized-path.ts';
import { addMessages, hasMessages, inLanguage } from '../i18n/portal-i18n.ts';
import { usePlatform } from '../platform/port.ts';
import { loadMessages } from './messages.ts';
import type { PageLoader } from './page-loader.ts';
import { isAdminPath } from './routes.ts';

interface Props {
  readonly i18n: i18n;
  readonly opener: PageLoader;
  readonly children: ReactNode;
}

/** Shows a page that the script in its head has hidden, because the visitor chose the other language. */
function showPage(): void {
  document.documentElement.removeAttribute('data-switching');
}

/**
 * Holds the current language. A page is always hydrated in the language of its HTML; if the visitor chose the other one, the portal
 * switches afterwards, in a transition, once its messages are loaded.
 */
export function LanguageProvider({ i18n, opener, children }: Props) {
  const [language, setLanguage] = useState(i18n.language as Language);
  // The choice is kept for this visit even where the browser stores nothing.
  const [chosen, setChosen] = useState<{ readonly language: Language } | null>(null);
  const platform = usePlatform();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const path = plainPath(pathname);

  const learn = useCallback(
    async (wanted: Language) => {
      if (!hasMessages(i18n, wanted)) addMessages(i18n, wanted, await loadMessages(wanted));
    },
    [i18n],
  );
  const show = useCallback(
    async (wanted: Language) => {
      await Promise.all([
        learn(wanted),
        // Also loads the page in the other language, so that its content and the texts around it change together. Data that can't
        // be read is a valid result, which the page shows; this rejects where code or messages can't be loaded.
        isAdminPath(path) ? null : opener.open(path, wanted),
      ]);
      startTransition(() => setLanguage(wanted));
    },
    [learn, opener, path],
  );

  const [unreachable, setUnreachable] = useState<Language | null>(null);
  const byAddress = languageOfPath(pathname);
  useEffect(() => {
    const wanted = byAddress ?? chosen?.language ?? platform.preferences.readLanguage() ?? DEFAULT_LANGUAGE;
    if (wanted === language) {
      // Writing it again, though it stays the same, would make browsers work out the style of every element anew.
      if (document.documentElement.lang !== language) document.documentElement.lang = language;
      showPage();
      setUnreachable(null);
      return;
    }
    show(wanted).catch((error: unknown) => {
      showPage();
      if (platform.reloadForNewBuild(error)) return;
      console.warn(`The ${wanted} texts can't be fetched:`, error);
      setUnreachable(wanted);
    });
  }, [byAddress, chosen, language, platform, show]);

  const choose = useCallback(
    (wanted: Language) => {
      platform.preferences.writeLanguage(wanted);
      // A new object each time: choosing the same language again retries texts that couldn't be loaded.
      setChosen({ language: wanted });
      // An English address can't show Indonesian, so the address changes to that without the prefix.
      if (byAddress && wanted !== byAddress) void navigate(path + search, { replace: true });
    },
    [byAddress, navigate, path, platform, search],
  );

  const choice = useMemo(() => ({ language, unreachable, choose }), [language, unreachable, choose]);
  const spoken = useMemo(() => inLanguage(i18n, language), [i18n, language]);
  return (
    <I18nextProvider i18n={spoken}>
      <LanguageContext value={choice}>
        <LearnTextsContext value={learn}>{children}</LearnTextsContext>
      </LanguageContext>
    </I18nextProvider>
  );
}
