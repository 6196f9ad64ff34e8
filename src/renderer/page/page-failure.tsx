import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type Location } from 'react-router-dom';
import type { ErrorCode } from '#domain/result.ts';
import { usePlatform } from '../platform/port.ts';
import { PortalLink } from '../i18n/portal-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';
import { readErrorMessageKey } from '../i18n/error-message.ts';
import { RETURNS } from './use-readers-place.ts';

interface Props {
  /** null where the page itself is at fault, not the way to its data. */
  readonly code: ErrorCode | null;
  readonly detail: string;
  /** The page that was there before. */
  readonly previous?: { readonly location: Location; readonly title: string } | null;
  /** Whether it is tried again at the moment; left out where nothing does so by itself. */
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

/** Then only what this device has can be read. */
const WITHOUT_NETWORK: readonly ErrorCode[] = ['offline', 'captive-portal', 'timeout'];

/** Says that a page couldn't be opened, why as far as anybody can tell, and what to do. */
export function PageFailure({ code, detail, previous = null, retrying, onRetry }: Props) {
  const { t } = useTranslation(['common']);
  const platform = usePlatform();
  const [copied, setCopied] = useState(false);
  const offline = code !== null && WITHOUT_NETWORK.includes(code);
  const copy = async () => setCopied(await platform.copyText(`${code ?? 'screen'}: ${detail}`));
  return (
    <div className="page-width py-16 md:py-28">
      <title>{`${t('error.screen')} · ${t('app.name')}`}</title>
      <Scene name="sprout" className="mb-6 w-12" />
      {/* Without the buttons: their words change with every try, and all of this would be read out again. */}
      <div role="alert">
        <h1 className="type-h2">{t('error.screen')}</h1>
        <p className="mt-4 max-w-[44ch] text-ink-2">
          {t(code === null ? 'error.screenHint' : readErrorMessageKey(code))}
        </p>
        {code !== null && retrying !== undefined && (
          <p className="mt-2 max-w-[44ch] text-ink-2">{t('error.opensItself')}</p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button busy={retrying === true} busyLabel={t('busy.loading')} onClick={onRetry}>
          {t('error.retry')}
        </Button>
        {offline && (
          <PortalLink to="/blog" className={buttonClass('outline')}>
            {t('error.readable')}
          </PortalLink>
        )}
        <Button variant="outline" onClick={() => void copy()}>
          {t(copied ? 'error.copied' : 'error.copy')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && t('error.copied')}
      </p>
      {previous && (
        <Link
          to={previous.location}
          state={RETURNS}
          className="mt-4 inline-flex min-h-11 items-center font-bold text-brand underline decoration-2 underline-offset-[6px]"
        >
          {t('error.backTo', { title: previous.title })}
        </Link>
      )}
    </div>
  );
}
