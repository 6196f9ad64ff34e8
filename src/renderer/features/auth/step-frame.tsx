import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { useAuthAddress } from './auth-address.ts';
import { ACCOUNT_LINK } from './parts/account-classes.ts';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Whether login is a way out of this step. */
  readonly back?: boolean;
  readonly children?: ReactNode;
}

/** A step outside the tabs: title, explanation, and a link back. */
export function StepFrame({ title, lead, back = false, children }: Props) {
  const { t } = useTranslation('auth');
  const { go } = useAuthAddress();
  return (
    <>
      {back && (
        <button type="button" className={ACCOUNT_LINK} onClick={() => go({ tab: 'login', step: null })}>
          <ArrowLeftIcon />
          {t('back')}
        </button>
      )}
      <h1 className="type-h1">{title}</h1>
      {lead !== undefined && <p className="max-w-[32.2em] text-ink-2 wrap-anywhere">{lead}</p>}
      {children}
    </>
  );
}
