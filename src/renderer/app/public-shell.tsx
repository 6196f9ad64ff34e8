import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLanguage } from '../i18n/language.ts';
import { plainPath } from '../i18n/localized-path.ts';
import { PrepareContext } from '../i18n/portal-link.tsx';
import { Footer } from './footer.tsx';
import { screenKey, type OpenedPage, type Opener } from './opened-page.ts';
import { PageOpening } from './page-opening.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageView } from './page-view.tsx';
import { ShownLocation } from './shown-location.tsx';
import { TopBar } from './top-bar.tsx';
import { useOpenedPage } from './use-opened-page.ts';
import { useReadersPlace } from './use-readers-place.ts';

interface Props {
  readonly opener: Opener;
  readonly initial: OpenedPage | null;
}

/** What every public page wears: top bar, the page, footer. */
export function PublicShell({ opener, initial }: Props) {
  const [pathname] = useLocation();
  const { language } = useLanguage();
  const path = plainPath(pathname);
  const state = useOpenedPage(path, language, opener, initial);
  const failed = state.kind === 'failed' ? state : null;
  const waiting = state.kind === 'shown' && state.waiting;
  useReadersPlace(path, failed ? 'failure' : state.kind === 'opening' || waiting ? null : 'page');
  const opened = state.kind === 'opening' ? null : state.opened;
  const address = useShownAddress(state.kind === 'shown' && !waiting);
  const prepare = useCallback(
    (to: string) => {
      // Only a head start: where it fails, following the link tells.
      opener.open(to.split(/[?#]/)[0] ?? to, language).catch(() => undefined);
    },
    [opener, language],
  );
  return (
    <PrepareContext value={prepare}>
      <TopBar waiting={waiting} />
      <main id="content" className="min-h-[70vh]">
        {state.kind === 'opening' && <PageOpening />}
        {failed && (
          <PageFailure
            code={failed.code}
            detail={failed.detail}
            previous={opened && { address, opened }}
            retrying={failed.retrying}
            onRetry={failed.retry}
          />
        )}
        {opened && (
          // Kept as it was left: a step back shows it again at once.
          <div hidden={failed !== null}>
            <ShownLocation waiting={waiting || failed !== null}>
              <PageView key={screenKey(opened)} opened={opened} away={failed !== null} />
            </ShownLocation>
          </div>
        )}
      </main>
      <Footer />
    </PrepareContext>
  );
}

/** The address of the page that was shown last. */
function useShownAddress(shown: boolean): string {
  const [pathname] = useLocation();
  const search = useSearch();
  const address = pathname + (search && `?${search}`);
  const [last, setLast] = useState(address);
  if (shown && last !== address) setLast(address);
  return last;
}
