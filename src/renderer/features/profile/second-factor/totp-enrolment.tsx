import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewFactor } from '#domain/account.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CopyIcon } from '#renderer/ui/lazy/icons.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { codeSchema } from '../../auth/parts/account-schemas.ts';
import { BoundCode } from '../../auth/parts/bound-fields.tsx';
import { FailureNote } from '../../auth/parts/failure-note.tsx';
import { useAttempt } from '../../auth/parts/use-attempt.ts';
import { useCheckedForm } from '../../auth/parts/use-checked-form.ts';
import { FactorNameForm } from './factor-name-form.tsx';

interface Props {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** An authenticator app: named, scanned, and proved with its first code. */
export function TotpEnrolment({ onDone, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const attempt = useAttempt();
  const [begun, setBegun] = useState<NewFactor | null>(null);
  const begin = async (name: string) => {
    const result = await attempt.run('profile:mfa.notAdded', (accounts) => accounts.enrolTotp(name));
    if (result?.ok) setBegun(result.value);
  };
  if (begun) return <FirstCode factor={begun} onDone={onDone} />;
  return (
    <FactorNameForm
      attempt={attempt}
      action={t('mfa.next')}
      suggestion={t('mfa.totp')}
      onName={begin}
      onCancel={onCancel}
    />
  );
}

function FirstCode({ factor, onDone }: { readonly factor: NewFactor; readonly onDone: () => void }) {
  const { t } = useTranslation(['profile', 'auth']);
  const attempt = useAttempt();
  const giveUp = useAttempt();
  const instruction = useRef<HTMLParagraphElement>(null);
  useEffect(() => instruction.current?.focus(), []);
  const { form, onSubmit } = useCheckedForm(codeSchema, { code: '' });
  const turnOn = onSubmit(async ({ code }) => {
    const result = await attempt.run('profile:mfa.notAdded', (accounts) => accounts.verifyFactor(factor.id, code));
    if (!result?.ok) return;
    onDone();
    await showToast({ kind: 'success', title: t('mfa.on') });
  });
  const cancel = async () => {
    // Begun and never proved, it would stand in the list for nothing. Where it can't be removed now, it can be there.
    await giveUp.run('profile:mfa.notOff', (accounts) => accounts.removeFactor(factor.id));
    onDone();
  };
  return (
    <form noValidate onSubmit={turnOn} aria-busy={attempt.busy} className="grid gap-5">
      <p ref={instruction} tabIndex={-1} className="focus:outline-none font-bold">
        {t('mfa.scan')}
      </p>
      <img
        src={factor.picture}
        alt={t('mfa.picture')}
        width={200}
        height={200}
        className="size-56 p-3 border-[1.5px] border-line rounded-[10px] bg-[#fff]"
      />
      <Secret secret={factor.secret} />
      <BoundCode control={form.control} name="code" busy={attempt.busy} />
      <FailureNote notice={attempt.notice} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={attempt.busy} busyLabel={t('auth:busy.processing')}>
          {t('mfa.turnOn')}
        </Button>
        <Button variant="outline" disabled={attempt.busy || giveUp.busy} onClick={() => void cancel()}>
          {t('mfa.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Secret({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('profile');
  const platform = usePlatform();
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <p className="text-ink-2">{t('mfa.secret')}</p>
      <code className="block mt-1 mb-3 text-[1rem] font-bold tracking-[0.06em] wrap-anywhere">{secret}</code>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void platform.copyText(secret).then((worked) => setCopied(worked))}
      >
        <CopyIcon />
        <span aria-live="polite">{t(copied ? 'mfa.copied' : 'mfa.copy')}</span>
      </Button>
    </div>
  );
}
