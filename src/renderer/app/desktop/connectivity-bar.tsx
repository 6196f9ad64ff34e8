import './connectivity-bar.css';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '#domain/limits.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { timeAgo } from '#renderer/i18n/time-ago.ts';
import { useBarSpace } from './use-bar-space.ts';
import type { Missed, ConnectivityState, ConnectivityStore } from './connectivity-store.ts';

const BAR =
  'connect-bar flex fixed inset-x-0 bottom-0 z-20 flex-wrap items-center gap-x-4 gap-y-1 px-[clamp(20px,2.6vw,32px)] py-1.5 ' +
  'border-t-[1.5px] border-line bg-accent-soft text-ink text-[0.938rem] leading-[1.4] print:hidden ' +
  // Kept in the DOM while it is empty: screen readers may not announce a status that is inserted together with its text.
  'data-[shown=false]:h-0 data-[shown=false]:py-0 data-[shown=false]:border-0 data-[shown=false]:overflow-hidden';
const RETRY =
  'min-h-11 min-w-11 ml-auto px-4 py-2 border-[1.5px] border-line-strong rounded-[8px] bg-surface text-ink font-bold ' +
  'hover:bg-sunk aria-disabled:text-ink-2 aria-disabled:cursor-default';

const WORDS = {
  offline: 'desktop:connect.offline',
  portal: 'desktop:connect.portal',
  silent: 'desktop:connect.silent',
} as const satisfies Record<Missed, string>;

/** Shows that the backend doesn't answer, and briefly that it answers again. */
export function Connectivity({ store }: { readonly store: ConnectivityStore }) {
  const { t } = useTranslation(['desktop']);
  const reach = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => store.start(), [store]);
  const back = useShortly(reach.kind === 'reached' && reach.again ? reach : null);
  const missed = reach.kind === 'missed' ? reach : null;
  // The status element is always there; only its own changes are announced, not those beside it.
  return (
    <ConnectBar shown={missed !== null || back}>
      <p role="status" className="py-1 font-semibold">
        {missed && t(WORDS[missed.why])}
        {back && t('connect.back')}
      </p>
      {missed && <Retry missed={missed} onRetry={() => void store.ask()} />}
    </ConnectBar>
  );
}

/** At the end of the document, in the order of the screen: Tab reaches it after the page. */
function ConnectBar({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('desktop');
  const bar = useRef<HTMLDivElement>(null);
  useBarSpace(bar, '--connect-room');
  return createPortal(
    <div
      ref={bar}
      className={BAR}
      data-shown={shown}
      {...(shown ? { role: 'region', 'aria-label': t('connect.name') } : {})}
    >
      {children}
    </div>,
    document.body,
  );
}

interface RetryProps {
  readonly missed: Extract<ConnectivityState, { readonly kind: 'missed' }>;
  onRetry(): void;
}

function Retry({ missed: { lastConnected, asking }, onRetry }: RetryProps) {
  const { t } = useTranslation('desktop');
  const { language } = useLanguage();
  const now = useConnectNow();
  return (
    <>
      {lastConnected !== null && (
        <p className="text-ink-2">{t('connect.checked', { when: timeAgo(lastConnected, now, language) })}</p>
      )}
      {/* Not disabled while the request runs, because the button would lose the focus. */}
      <button type="button" className={RETRY} aria-disabled={asking} onClick={asking ? undefined : onRetry}>
        {asking ? t('connect.asking') : t('connect.retry')}
      </button>
    </>
  );
}

/** True for a short while after `news` changed. */
function useShortly(news: object | null): boolean {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setOver(news), TOAST_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return news !== null && news !== over;
}

const MINUTE_MS = 60_000;

/** The current time, ms since 1970, updated each minute. */
function useConnectNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
