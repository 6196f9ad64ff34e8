import '../../ui/lazy/lazy.css';
import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { definePage, found } from '../../page/page.ts';
import { LeavingContext, useAddress } from '../../i18n/portal-link.tsx';
import { useSession, useSessionStore } from '../../session/session.ts';
import { BusyLeaves, Button } from '../../ui/button.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { SignOutIcon } from '../../ui/lazy/icons.ts';
import { showToast } from '../../ui/toast.ts';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';

/** Of those alone who have a role. Where its code can't be fetched, the rest of the profile is there all the same. */
const MailSection = lazy(() =>
  import('./mails/mail-section.tsx').then(
    (loaded) => ({ default: loaded.MailSection }),
    (error: unknown) => {
      console.warn('The choice of mails could not be fetched:', error);
      return { default: () => null };
    },
  ),
);

/** The signed-in user's account. */
function ProfileScreen() {
  const { t } = useTranslation(['profile', 'common']);
  const { state } = useSession();
  const signOut = useVisitorsWay();
  const person = state.kind === 'signed-in' ? state.person : null;
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} />
      {person === null || state.kind !== 'signed-in' ? (
        <div role="status" className="page-opening page-width flex items-center gap-4 py-16 text-ink-2">
          <BusyLeaves />
          {t('common:busy.loading')}
        </div>
      ) : (
        // Nothing that one person read or typed is shown to the next.
        <div key={person.id} className="page-width pt-8 md:pt-11">
          <NameSection person={person} />
          <PasswordSection email={person.email} />
          <SecondFactorSection note={state.admin === 'second-factor' ? t('adminNeeds') : null} />
          {state.admin === 'granted' && (
            <Suspense>
              <MailSection />
            </Suspense>
          )}
          <ProfileSection title={t('session')} hint={t('sessionHint')}>
            <Button variant="outline" onClick={() => void signOut()}>
              <SignOutIcon />
              {t('common:nav.signOut')}
            </Button>
          </ProfileSection>
        </div>
      )}
    </>
  );
}

/** Visitors are sent to /auth, and come back from there; who signs out here goes home instead. */
function useVisitorsWay(): () => Promise<void> {
  const { t } = useTranslation('common');
  const store = useSessionStore();
  const { state } = useSession();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const alreadyLeft = useContext(LeavingContext);
  const [signingOut, setSigningOut] = useState(false);
  const isVisitor = state.kind === 'visitor' && !signingOut && !alreadyLeft;
  const login = toAddress('/auth?from=/profile');
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  useEffect(() => {
    if (!isVisitor) return;
    // Delayed, because a sign-out through the top bar's menu redirects to the home page at the same time.
    const later = setTimeout(() => go.current(login, { replace: true }));
    return () => clearTimeout(later);
  }, [isVisitor, login]);
  return async () => {
    setSigningOut(true);
    await store.signOut();
    navigate(toAddress('/'));
    await showToast({ kind: 'success', title: t('nav.signedOut') });
  };
}

export const page = definePage<null>({
  Screen: ProfileScreen,
  head: (_data, t) => ({ title: t('profile:title'), description: t('profile:lead'), hidden: true }),
  load: () => Promise.resolve(found(null)),
  followsLanguage: true,
});
