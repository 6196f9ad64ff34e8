import './latest-messages.css';
import { useEffect, useState } from 'react';
import type { ErrorCode } from '#domain/reply.ts';
import { errorMessageKey } from '../../../i18n/error-message.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { listMoment } from '../../../i18n/moments.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionStore } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { readLatestMessages, type ListedMessage } from './read-latest.ts';

const SHOWN = 4;

type Latest =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly messages: readonly ListedMessage[] }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** What visitors wrote last. */
export function LatestMessages() {
  const { t } = useTranslation();
  const { latest, retry } = useLatest();
  return (
    <section className="latest-messages" aria-labelledby="latest-messages">
      <h2 id="latest-messages">{t('inbox.latest')}</h2>
      {latest.kind === 'reading' && (
        <p role="status" className="latest-note">
          {t('busy.loading')}
        </p>
      )}
      {latest.kind === 'failed' && (
        <div role="alert" className="latest-failed">
          <p>{t(errorMessageKey(latest.code))}</p>
          <Button variant="outline" size="sm" onClick={retry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {latest.kind === 'read' && latest.messages.length === 0 && (
        <div className="latest-note">
          <p className="latest-none">{t('inbox.empty')}</p>
          <p>{t('inbox.emptyHint')}</p>
        </div>
      )}
      {latest.kind === 'read' && latest.messages.length > 0 && <Rows messages={latest.messages} />}
    </section>
  );
}

function Rows({ messages }: { readonly messages: readonly ListedMessage[] }) {
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <ul>
      {messages.map((message) => (
        <li key={message.id} className="latest-row">
          <p className="latest-name">{message.name}</p>
          <p className="latest-about">{message.about}</p>
          <time dateTime={message.receivedAt} className="latest-time">
            {listMoment(new Date(message.receivedAt), now, language)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function useLatest(): { readonly latest: Latest; readonly retry: () => void } {
  const store = useSessionStore();
  const [latest, setLatest] = useState<Latest>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
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
      setAttempt((number) => number + 1);
    },
  };
}
