import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor, FactorKind } from '#domain/account.ts';
import { Button } from '#renderer/ui/button.tsx';
import { AlertIcon, DoneIcon, PhoneIcon } from '#renderer/ui/icons.tsx';
import { KeyIcon, SmartphoneIcon } from '#renderer/ui/lazy/icons.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { FailureNote } from '../../auth/parts/failure-note.tsx';
import { useAttempt } from '../../auth/parts/use-attempt.ts';

const FACTOR_STATE = 'flex items-center gap-2 mt-1 text-small font-semibold';
const FACTOR = 'factor flex flex-wrap items-start gap-x-3.5 gap-y-2 py-3.5 border-b-[1.5px] border-line';

const KINDS = {
  totp: { label: 'profile:mfa.totp', Icon: SmartphoneIcon },
  phone: { label: 'profile:mfa.phone', Icon: PhoneIcon },
  webauthn: { label: 'profile:mfa.webauthn', Icon: KeyIcon },
} as const satisfies Record<FactorKind, object>;

/** One factor: its name, its kind, whether it is verified, and a button to remove it after a confirmation. */
export function FactorRow({ factor, onRemoved }: { readonly factor: Factor; readonly onRemoved: () => void }) {
  const { t } = useTranslation(['profile', 'auth']);
  const [asking, setAsking] = useState(false);
  const attempt = useAttempt();
  const { label, Icon } = KINDS[factor.kind];
  const name = factor.name === '' ? t(label) : factor.name;
  const remove = async () => {
    const result = await attempt.run('profile:mfa.notOff', (accounts) => accounts.removeFactor(factor.id));
    if (!result?.ok) return;
    onRemoved();
    await showToast({ kind: 'success', title: t('mfa.offDone'), detail: name });
  };
  // The question takes the place of the button, and gives it back.
  const question = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) question.current?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asking;
  }, [asking]);
  return (
    <li className={FACTOR}>
      <Icon className="mt-1 text-brand" />
      <div className="factor-words flex-[1_1_9rem] wrap-anywhere">
        <p className="font-bold">{name}</p>
        <p className="type-small text-ink-2">{t(label)}</p>
        <p className={factor.verified ? `${FACTOR_STATE} text-ok` : `${FACTOR_STATE} text-warn`}>
          {factor.verified ? <DoneIcon /> : <AlertIcon />}
          {t(factor.verified ? 'mfa.verified' : 'mfa.unverified')}
        </p>
      </div>
      {!asking && (
        <Button
          ref={opener}
          variant="ghost"
          size="sm"
          aria-label={t('mfa.offNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {t('mfa.off')}
        </Button>
      )}
      {asking && (
        <div className="grid basis-full gap-2.5 pt-1">
          <p ref={question} tabIndex={-1} className="focus:outline-none font-bold">
            {t('mfa.offAsk', { name })}
          </p>
          <p className="text-ink-2">{t('mfa.offHint')}</p>
          <FailureNote notice={attempt.notice} />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="destructive"
              size="sm"
              busy={attempt.busy}
              busyLabel={t('auth:busy.processing')}
              onClick={() => void remove()}
            >
              {t('mfa.off')}
            </Button>
            <Button variant="outline" size="sm" disabled={attempt.busy} onClick={() => setAsking(false)}>
              {t('mfa.cancel')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
