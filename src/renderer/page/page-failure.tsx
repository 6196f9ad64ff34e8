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
  /** null where the page's own code failed, not the loading of its data. */
  readonly code: ErrorCode | null;
  readonly detail: string;
  /** The previous page. */
  readonly previous?: { readonly location: Location; readonly title: string } | null;
  /** Whether a retry is running; undefined where nothing retries automatically. */
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

/** With these, only what this device has stored can be read. */
const WITHOUT_NETWORK: readonly ErrorCode[] = ['offline', 'captive-portal', 'timeout'];

/** Shows that a page couldn't be opened, the likely reason, and what to do. */
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
      {/* Without the buttons: their text changes with each retry, and the whole alert would be announced again. */}
      <div role="alert">
        <h1 className="type-h2">{t('error.screen')}</h1>
        <p className="mt-4 max-w-[32.2em] text-ink-2">
          {t(code === null ? 'error.screenHint' : readErrorMessageKey(code))}
        </p>
        {code !== null && retrying !== undefined && (
          <p className="mt-2 max-w-[32.2em] text-ink-2">{t('error.opensItself')}</p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button busy={retrying === true} busyLabel={t('busy.loading')} onClick={onRetry}>
          {t('error.retry')}
        </Button>
        {/* The desktop app has all that its list of articles shows. */}
        {offline && (
          <PortalLink to={platform.app === null ? '/library' : '/blog'} className={buttonClass('outline')}>
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
