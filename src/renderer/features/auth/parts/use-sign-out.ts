import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useSessionStore } from '#renderer/session/session.ts';
import { showToast } from '#renderer/ui/toast.ts';

/** Signs out, and brings the person home. `detail`: what else they are told, asked for once they are signed out. */
export function useSignOut(detail?: () => Promise<string | undefined>): () => void {
  const { t } = useTranslation('common');
  const store = useSessionStore();
  const navigate = useNavigate();
  const home = useAddress()('/');
  return () => {
    // Home first: a page for people who are signed in would send the visitor to the sign-in page.
    navigate(home);
    void store.signOut().then(async () => {
      const more = await detail?.();
      await showToast({ kind: 'success', title: t('nav.signedOut'), ...(more !== undefined && { detail: more }) });
    });
  };
}
