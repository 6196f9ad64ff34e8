import { useTranslation } from 'react-i18next';
import type { Result } from '#domain/result.ts';
import { useSessionStore } from '../../session/session.ts';
import { showToast } from '../../ui/toast.ts';
import { useAuthAddress } from './auth-address.ts';

/** A new account is confirmed once: by the admin area's guard, where the user is redirected to, or here. */
export function useNewAccount() {
  const store = useSessionStore();
  const { t } = useTranslation('auth');
  const { here } = useAuthAddress();
  return {
    /** Set before the request, because the guard may be shown before the response is handled here. */
    async making<T>(make: () => Promise<Result<T>>): Promise<Result<T>> {
      store.expectNewcomer(true);
      const result = await make();
      if (!result.ok) store.expectNewcomer(false);
      return result;
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
