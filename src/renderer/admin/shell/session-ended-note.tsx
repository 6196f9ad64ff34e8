import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../ui/icons.tsx';
import { LoginLink } from '../cms/drafts/login-link.tsx';
import { refetchFailed } from './refetch-failed.ts';

/** Says that the backend has ended this device's session, and leads to the login. What is written stays open beside it. */
export function SessionEndedNote() {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 border-b-[1.5px] border-danger bg-danger-soft px-10 py-2 max-md:px-(--margin) print:hidden"
    >
      <AlertIcon className="text-danger" />
      <p className="max-w-[80ch] flex-[1_1_20rem] font-semibold">{t('gate.ended')}</p>
      <LoginLink onReturn={() => refetchFailed(client)} />
    </div>
  );
}
