import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation, type Location } from 'react-router-dom';
import { useLanguage } from '#renderer/i18n/language.ts';
import { plainPath } from '#renderer/i18n/localized-path.ts';
import { LeavingContext, PrepareContext } from '#renderer/i18n/portal-link.tsx';
import { Footer } from './footer.tsx';
import { screenKey, type LoadedPage, type PageLoader } from './page-loader.ts';
import { PageLoading } from '#renderer/page/page-loading.tsx';
import { PageFailure } from '#renderer/page/page-failure.tsx';
import { TopBar } from './top-bar.tsx';
import { useLoadedPage } from './use-loaded-page.ts';
import { useReadersPlace } from '#renderer/page/use-readers-place.ts';
import { ErrorBoundary } from '#renderer/page/error-boundary.tsx';
import { HeadTags } from './head-tags.tsx';

interface Props {
  readonly opener: PageLoader;
  readonly initial: LoadedPage | null;
}

/** The frame of every public page: top bar, page, footer. */
export function PublicShell({ opener, initial }: Props) {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const { i18n } = useTranslation();
  const path = plainPath(pathname);
  const { opened, waiting, failure } = useLoadedPage(path, language, opener, initial);
  useReadersPlace(path, failure ? 'failure' : waiting ? null : 'page');
  const location = useShownLocation(!failure && !waiting);
  const prepare = useCallback(
    (to: string) => {
      // Only prepares the page: an error is shown when the link is followed.
      opener.open(to.split(/[?#]/)[0] ?? to, language).catch(() => undefined);
    },
    [opener, language],
  );
  return (
    <PrepareContext value={prepare}>
      <TopBar waiting={waiting && opened !== null} />
      <main id="content" className="min-h-[70vh]">
        {waiting && !opened && <PageLoading />}
        {failure && (
          <PageFailure
            code={failure.code}
            detail={failure.detail}
            previous={opened && { location, title: opened.page.head(opened.data, i18n.t).title }}
            retrying={failure.retrying}
            onRetry={failure.retry}
          />
        )}
        {opened && (
          // The previous page stays mounted while a failure is shown, so that a step back shows it at once.
          <div hidden={failure !== null}>
            <LeavingContext value={waiting || failure !== null}>
              <Routes location={location}>
                <Route
                  path="*"
                  element={<PageView key={screenKey(opened)} opened={opened} away={failure !== null} />}
                />
              </Routes>
            </LeavingContext>
          </div>
        )}
      </main>
      <Footer />
    </PrepareContext>
  );
}

/** The location of the page that is shown; the address may already be the next page's. */
function useShownLocation(current: boolean): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  if (current && shown !== location) setShown(location);
  return shown;
}

/** One page: its tags in the document's head, unless it is `away`, and its screen. */
function PageView({ opened, away }: { readonly opened: LoadedPage; readonly away: boolean }) {
  const { i18n } = useTranslation();
  const path = plainPath(useLocation().pathname);
  const { page, data } = opened;
  return (
    <>
      {!away && <HeadTags head={page.head(data, i18n.t)} path={path} />}
      <ErrorBoundary>
        <page.Screen data={data} />
      </ErrorBoundary>
    </>
  );
}
