import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionStore } from '#renderer/session/session.ts';
import { BusyLeaves, Button } from '#renderer/ui/button.tsx';
import { DoneIcon } from '#renderer/ui/icons.tsx';
import { KeyIcon, SmartphoneIcon } from '#renderer/ui/lazy/icons.ts';
import { FailureNote } from '../../auth/parts/failure-note.tsx';
import { useFactors } from '../../auth/parts/use-factors.ts';
import { ProfileSection } from '../profile-section.tsx';
import { FactorRow } from './factor-row.tsx';
import { PasskeyEnrolment } from './passkey-enrolment.tsx';
import { TotpEnrolment } from './totp-enrolment.tsx';
import { ACCOUNT_NOTE } from '../../auth/parts/account-classes.ts';

interface Props {
  /** Why this person needs a second factor, where they do. */
  readonly note: string | null;
}

/** The second factors of the person signed in. Nothing at all where the backend offers none. */
export function SecondFactorSection({ note }: Props) {
  const { t } = useTranslation(['profile', 'auth']);
  const offered = useFactorsOffered();
  if (!offered) return null;
  return (
    <ProfileSection title={t('auth:mfa.title')} hint={t('mfa.why')}>
      <Factors note={note} />
    </ProfileSection>
  );
}

function useFactorsOffered(): boolean {
  const store = useSessionStore();
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let wanted = true;
    store
      .accounts()
      .then((accounts) => accounts.offersFactors())
      .then(
        (answer) => wanted && setOffered(answer),
        (error: unknown) => console.warn('It could not be asked whether second factors are offered:', error),
      );
    return () => {
      wanted = false;
    };
  }, [store]);
  return offered;
}

type Adding = 'totp' | 'passkey' | null;

function Factors({ note }: { readonly note: string | null }) {
  const { t } = useTranslation(['profile', 'common']);
  const { factors, notice, reload } = useFactors();
  const [adding, setAdding] = useState<Adding>(null);
  const section = useRef<HTMLDivElement>(null);
  // What was focused goes with the form.
  const cancel = () => {
    section.current?.focus();
    setAdding(null);
  };
  const done = () => {
    cancel();
    reload();
  };
  return (
    <div ref={section} tabIndex={-1} className="grid gap-5 focus:outline-none">
      {note !== null && <p className={ACCOUNT_NOTE}>{note}</p>}
      {factors?.some((factor) => factor.verified) && (
        <p className="flex items-center gap-2 text-ok font-bold">
          <DoneIcon />
          {t('mfa.on')}
        </p>
      )}
      {factors === null && !notice && <BusyLeaves />}
      {factors !== null && factors.length > 0 && (
        <ul aria-label={t('mfa.list')} className="border-t-[1.5px] border-line">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemoved={reload} />
          ))}
        </ul>
      )}
      <FailureNote notice={notice} />
      {notice && (
        <div>
          <Button variant="outline" onClick={reload}>
            {t('common:error.retry')}
          </Button>
        </div>
      )}
      {adding === 'totp' && <TotpEnrolment onDone={done} onCancel={cancel} />}
      {adding === 'passkey' && <PasskeyEnrolment onDone={done} onCancel={cancel} />}
      {adding === null && factors !== null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setAdding('totp')}>
            <SmartphoneIcon />
            {t('mfa.add')}
          </Button>
          <Button variant="outline" onClick={() => setAdding('passkey')}>
            <KeyIcon />
            {t('mfa.passkey')}
          </Button>
        </div>
      )}
    </div>
  );
}
