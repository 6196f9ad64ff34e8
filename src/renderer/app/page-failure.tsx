import { useState } from 'react';
import type { ErrorCode } from '#domain/reply.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { usePlatform } from '../platform/port.ts';
import { Button } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';
import { errorMessageKey } from '../i18n/error-message.ts';

interface Props {
  /** null where the page itself is at fault, not the way to its data. */
  readonly code: ErrorCode | null;
  readonly detail: string;
  readonly onRetry: () => void;
}

/** Says that a page couldn't be opened, why as far as anybody can tell, and what to do. */
export function PageFailure({ code, detail, onRetry }: Props) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await platform.copyText(`${code ?? 'screen'}: ${detail}`));
  return (
    <div className="page-width py-16 md:py-28" role="alert">
      <title>{`${t('error.screen')} · ${t('app.name')}`}</title>
      <Scene name="sprout" className="mb-6 w-12" />
      <h1 className="type-h2">{t('error.screen')}</h1>
      <p className="mt-4 max-w-[44ch] text-ink-2">{t(code === null ? 'error.screenHint' : errorMessageKey(code))}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('error.retry')}</Button>
        <Button variant="outline" onClick={() => void copy()}>
          {t(copied ? 'error.copied' : 'error.copy')}
        </Button>
      </div>
    </div>
  );
}
