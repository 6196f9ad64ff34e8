import './latest-messages.css';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ErrorCode } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useSessionStore } from '#renderer/session/session.ts';
import { Button } from '#renderer/ui/button.tsx';
import { readLatestMessages, type ListedMessage } from './read-latest.ts';
import { useNews } from './use-news.ts';

const SHOWN = 4;

type Latest =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly messages: readonly ListedMessage[] }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** What visitors wrote last. */
export function LatestMessages() {
  const { t } = useTranslation(['inbox', 'common']);
  const toAddress = useAddress();
  const { latest, retry } = useLatest();
  return (
    <section className="latest-messages" aria-labelledby="latest-messages">
      <div className="latest-head">
        <h2 id="latest-messages">{t('latest')}</h2>
        <Link to={toAddress('/admin/messages')} className="latest-all">
          {t('all')}
        </Link>
      </div>
      {latest.kind === 'reading' && (
        <p role="status" className="latest-note">
          {t('common:busy.loading')}
        </p>
      )}
      {latest.kind === 'failed' && (
        <div role="alert" className="latest-failed">
          <p>{t(errorMessageKey(latest.code))}</p>
          <Button variant="outline" size="sm" onClick={retry}>
            {t('common:error.retry')}
          </Button>
        </div>
      )}
      {latest.kind === 'read' && latest.messages.length === 0 && (
        <div className="latest-note">
          <p className="latest-none">{t('empty')}</p>
          <p>{t('emptyHint')}</p>
        </div>
      )}
      {latest.kind === 'read' && latest.messages.length > 0 && <Rows messages={latest.messages} />}
    </section>
  );
}

function Rows({ messages }: { readonly messages: readonly ListedMessage[] }) {
  const { t } = useTranslation('inbox');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const [now] = useState(() => new Date());
  return (
    <ul>
      {messages.map((message) => (
        <li key={message.id}>
          <Link
            to={toAddress(`/admin/messages/${message.id}`)}
            className={message.isNew ? 'latest-row latest-new' : 'latest-row'}
          >
            <span className="latest-dot" aria-hidden="true" />
            <span className="latest-name">
              {message.name}
              {message.isNew && <span className="sr-only">, {t('new')}</span>}
            </span>
            <span className="latest-about">{message.about}</span>
            <time dateTime={message.receivedAt} className="latest-time">
              {listMoment(new Date(message.receivedAt), now, language)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useLatest(): { readonly latest: Latest; readonly retry: () => void } {
  const store = useSessionStore();
  const [latest, setLatest] = useState<Latest>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((number) => number + 1), []);
  useNews(again);
  useEffect(() => {
    let wanted = true;
    const fail = (code: ErrorCode, detail: unknown) => {
      if (!wanted) return;
      console.warn('The latest messages could not be read:', code, detail);
      setLatest({ kind: 'failed', code });
    };
    const read = async () => {
      const reply = await readLatestMessages(await store.accounts(), SHOWN);
      if (!reply.ok) fail(reply.code, reply.detail);
      else if (wanted) setLatest({ kind: 'read', messages: reply.value });
    };
    read().catch((error: unknown) => fail('offline', error));
    return () => {
      wanted = false;
    };
  }, [store, attempt]);
  return {
    latest,
    retry() {
      setLatest({ kind: 'reading' });
      again();
    },
  };
}
