import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';

/** A link that was just made, to be copied now: its token isn't kept anywhere. */
export function NewLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('preview');
  const platform = usePlatform();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="mt-4 rounded-[10px] bg-mist px-4 pt-3 pb-4">
      <label htmlFor={id} className="font-bold">
        {t('share.link')}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={address}
          aria-describedby={`${id}-once`}
          className="min-h-12 min-w-0 flex-[1_1_14rem] rounded-[8px] border-[1.5px] border-line-strong bg-surface px-3"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={() => void platform.copyText(address).then(setCopied)}>{t('share.copy')}</Button>
      </div>
      <p id={`${id}-once`} className="mt-2 text-small text-ink-2">
        {t('share.once')}
      </p>
      <p role="status" className="text-small font-semibold">
        {copied !== null && t(copied ? 'share.copied' : 'share.notCopied')}
      </p>
    </div>
  );
}
