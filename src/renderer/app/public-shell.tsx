import { useCallback } from 'react';
import { useLocation } from 'wouter';
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
  useReadersPlace(path, state.kind === 'shown' && !state.waiting);
  const prepare = useCallback(
    (to: string) => {
      // Only a head start: where it fails, following the link tells.
      opener.open(to.split(/[?#]/)[0] ?? to, language).catch(() => undefined);
    },
    [opener, language],
  );
  return (
    <PrepareContext value={prepare}>
      <TopBar waiting={state.kind === 'shown' && state.waiting} />
      <main id="content" className="min-h-[70vh]">
        {state.kind === 'opening' && <PageOpening />}
        {state.kind === 'shown' && (
          <ShownLocation waiting={state.waiting}>
            <PageView key={screenKey(state.opened)} opened={state.opened} />
          </ShownLocation>
        )}
        {state.kind === 'failed' && <PageFailure code={state.code} detail={state.detail} onRetry={state.retry} />}
      </main>
      <Footer />
    </PrepareContext>
  );
}
