import { useTranslation } from 'react-i18next';
import { useSignOut } from '#renderer/features/auth/parts/use-sign-out.ts';
import { useSession } from '#renderer/session/session.ts';
import { hasUnsavedDrafts } from '../cms/drafts/has-unsaved-drafts.ts';

/** Signs out, and says where what isn't saved yet is. */
export function useAdminSignOut(): () => void {
  const { t } = useTranslation('admin');
  const { state } = useSession();
  const person = state.kind === 'signed-in' ? state.person.id : null;
  return useSignOut(async () => (person !== null && (await hasUnsavedDrafts(person)) ? t('signedOutKept') : undefined));
}
