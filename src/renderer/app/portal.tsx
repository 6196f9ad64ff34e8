import type { i18n } from 'i18next';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { RepositoryContext, type Repository } from '#renderer/data/repository.ts';
import type { FooterContent } from '#renderer/data/site-content.ts';
import { addMessages } from '#renderer/i18n/portal-i18n.ts';
import { HydratingContext } from '#renderer/page/page.ts';
import { PlatformContext, type Platform } from '#renderer/platform/port.ts';
import { SessionContext, type SessionStore, useSession } from '#renderer/session/session.ts';
import { DevicePictureContext, OfferPictureContext, type OfferPicture } from '#renderer/ui/picture.tsx';
import { SceneContext, type SceneSource } from '#renderer/ui/scene.tsx';
import { controlScrollRestoration } from '#renderer/ui/scroll.ts';
import { AdminLoader } from './admin-loader.tsx';
import { FooterContext } from './footer.tsx';
import { followOutbox } from './follow-outbox.ts';
import { LanguageProvider } from './language-provider.tsx';
import { pageOpener, type LoadedPage, type PageLoader } from './page-loader.ts';
import { PublicShell } from './public-shell.tsx';
import { plainPath } from '#renderer/i18n/localized-path.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';

export interface PortalProps {
  readonly i18n: i18n;
  readonly platform: Platform;
  readonly repository: Repository;
  readonly session: SessionStore;
  readonly scenes: SceneSource;
  /** The footer's texts in the prerendered page. */
  readonly footer?: FooterContent | undefined;
  /** The prerendered page, loaded already. */
  readonly initial: LoadedPage | null;
  /** What the host adds to every page; null where it adds nothing. */
  readonly BackgroundComponent: ComponentType | null;
}

/** The portal, the same on the web and on the desktop. It must be within a router. */
export function Portal({
  i18n,
  platform,
  repository,
  session,
  scenes,
  footer,
  initial,
  BackgroundComponent,
}: PortalProps) {
  const opener = useMemo(
    () => pageOpener(repository, (language, messages) => addMessages(i18n, language, messages)),
    [i18n, repository],
  );
  const offer = useCallback<OfferPicture>(
    (...picture) =>
      void import('../features/display/parts/load-display.ts')
        .then((late) => late.offerPicture(platform.preferences, i18n, ...picture))
        .catch(console.warn),
    [platform, i18n],
  );
  useLayoutEffect(controlScrollRestoration, []);
  // After the first paint, which doesn't depend on the session.
  useEffect(() => session.start(), [session]);
  useEffect(() => followOutbox(platform, repository), [platform, repository]);
  return (
    <PlatformContext value={platform}>
      <RepositoryContext value={repository}>
        <DevicePictureContext value={repository.showPicture ?? null}>
          <OfferPictureContext value={offer}>
            <SessionContext value={session}>
              <SceneContext value={scenes}>
                <LanguageProvider i18n={i18n} opener={opener}>
                  <AuthCallbackRedirect />
                  {BackgroundComponent && <BackgroundComponent />}
                  <FooterContext value={footer}>
                    <Area opener={opener} initial={initial} />
                  </FooterContext>
                </LanguageProvider>
              </SceneContext>
            </SessionContext>
          </OfferPictureContext>
        </DevicePictureContext>
      </RepositoryContext>
    </PlatformContext>
  );
}

function Area({ opener, initial }: { readonly opener: PageLoader; readonly initial: LoadedPage | null }) {
  const location = useLocation();
  const [first] = useState(location);
  const [hydrating, setHydrating] = useState(initial !== null);
  const inAddress = first.search + first.hash;
  // The hash and search parts are needed before the session is known: /auth uses them to decide about a redirect.
  useLayoutEffect(() => {
    if (inAddress !== '') setHydrating(false);
  }, [inAddress]);
  // In a transition, because only a re-render is left: React yields to the browser every few milliseconds.
  useEffect(() => startTransition(() => setHydrating(false)), []);
  return (
    <HydratingContext value={hydrating}>
      {/* Pages are prerendered without a search part and must be hydrated in the same way. */}
      <Routes location={hydrating && location === first ? location.pathname : location}>
        <Route caseSensitive path="/en?/admin/*" element={<AdminLoader />} />
        <Route path="*" element={<PublicShell opener={opener} initial={initial} />} />
      </Routes>
    </HydratingContext>
  );
}

/** The link of a mail may lead to any page; its result is shown on the sign-in page. */
function AuthCallbackRedirect() {
  const { authCallback } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const mustRedirect = authCallback !== null && plainPath(pathname) !== '/auth';
  const auth = toAddress('/auth');
  useEffect(() => {
    if (mustRedirect) navigate(auth, { replace: true });
  }, [mustRedirect, auth, navigate]);
  return null;
}
