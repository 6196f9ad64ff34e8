import { useTranslation } from 'react-i18next';
import type { Reply } from '#domain/reply.ts';
import { useSessionStore } from '../../session/session.ts';
import { showToast } from '../../ui/toast.ts';
import { useAuthAddress } from './auth-address.ts';

/** Whoever makes an account is told once that it is there: by the admin area's gate, which they are led to, or here. */
export function useNewAccount() {
  const store = useSessionStore();
  const { t } = useTranslation('auth');
  const { here } = useAuthAddress();
  return {
    /** Known before the person is signed in: the gate may be asked before the answer is here. */
    async making<T>(make: () => Promise<Reply<T>>): Promise<Reply<T>> {
      store.expectNewcomer(true);
      const reply = await make();
      if (!reply.ok) store.expectNewcomer(false);
      return reply;
    },
    /** The address has to be confirmed first. */
    notYet: () => store.expectNewcomer(false),
    async made(): Promise<void> {
      if (!here.fromProfile) return;
      store.expectNewcomer(false);
      await showToast({ kind: 'success', title: t('signUpOk') });
    },
  };
}
