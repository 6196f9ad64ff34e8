import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InviteOutcome, SuperAdmin } from '#renderer/data/collections/people.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useSessionStore } from '#renderer/session/session.ts';
import { showToast } from '#renderer/ui/toast.ts';

/** Says what became of a change, and leads whoever took the role from themselves out. */
export function usePersonOutcomes() {
  const { t } = useTranslation('people');
  const store = useSessionStore();
  const navigate = useNavigate();
  const home = useAddress()('/');
  return {
    added(outcome: InviteOutcome, email: string) {
      if (outcome === 'added') void showToast({ kind: 'success', title: t('added', { email }) });
      if (outcome === 'already') void showToast({ kind: 'info', title: t('already', { email }) });
      if (outcome === 'invited') {
        void showToast({ kind: 'success', title: t('invited', { email }), detail: t('invitedHint') });
      }
    },
    removed({ me, name, email }: SuperAdmin) {
      if (!me) return void showToast({ kind: 'success', title: t('removed', { name: name || email }) });
      void showToast({ kind: 'success', title: t('left') });
      // Home first: the gate would call it a refusal.
      navigate(home);
      void store.checkAccess();
    },
    /** Somebody else took the role away meanwhile. */
    lostRight: () => void store.checkAccess(),
  };
}
