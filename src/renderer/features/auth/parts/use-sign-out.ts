import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useSessionStore } from '#renderer/session/session.ts';
import { showToast } from '#renderer/ui/toast.ts';

/** Signs out, and brings the person home. */
export function useSignOut(): () => void {
  const { t } = useTranslation('common');
  const store = useSessionStore();
  const navigate = useNavigate();
  const home = useAddress()('/');
  return () => {
    // Home first: a page for people who are signed in would send the visitor to the sign-in page.
    navigate(home);
    void store.signOut().then(() => showToast({ kind: 'success', title: t('nav.signedOut') }));
  };
}
