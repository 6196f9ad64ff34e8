import { useNavigate } from 'react-router-dom';
import type { InviteOutcome, SuperAdmin } from '../../../data/collections/people.ts';
import { useAddress } from '../../../i18n/portal-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionStore } from '../../../session/session.ts';
import { showToast } from '../../../ui/toast.ts';

/** Says what became of a change, and leads whoever took the role from themselves out. */
export function usePersonOutcomes() {
  const { t } = useTranslation();
  const store = useSessionStore();
  const navigate = useNavigate();
  const home = useAddress()('/');
  return {
    added(outcome: InviteOutcome, email: string) {
      if (outcome === 'added') void showToast({ kind: 'success', title: t('people.added', { email }) });
      if (outcome === 'already') void showToast({ kind: 'info', title: t('people.already', { email }) });
      if (outcome === 'invited') {
        void showToast({ kind: 'success', title: t('people.invited', { email }), detail: t('people.invitedHint') });
      }
    },
    removed({ me, name, email }: SuperAdmin) {
      if (!me) return void showToast({ kind: 'success', title: t('people.removed', { name: name || email }) });
      void showToast({ kind: 'success', title: t('people.left') });
      // Home first: the gate would call it a refusal.
      navigate(home);
      void store.checkAccess();
    },
    /** Somebody else took the role away meanwhile. */
    lostRight: () => void store.checkAccess(),
  };
}
