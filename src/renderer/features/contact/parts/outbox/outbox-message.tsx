import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { Language } from '#domain/localized.ts';
import type { Outbox, OutboxEntry } from '#renderer/data/outbox.ts';
import { LOCALES, useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EditMessage } from './edit-message.tsx';

interface Props {
  readonly entry: OutboxEntry;
  readonly outbox: Outbox;
  readonly isSending: boolean;
  /** Its words are being changed. One at a time. */
  readonly isEdited: boolean;
  /** False while the words of another one are changed: they would be lost. */
  readonly canEdit: boolean;
  readonly onEdit: (entry: OutboxEntry | null) => void;
  /** The message has left the list, and the focus with it. */
  readonly onGone: () => void;
}

/** One message that waits: how it stands, its words, and what can be done about it. */
export function OutboxMessage({ entry, outbox, isSending, isEdited, canEdit, onEdit, onGone }: Props) {
  const { t } = useTranslation('outbox');
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const { payload, madeAt } = entry;
  return (
    <li className="rounded-[10px] border-[1.5px] border-line bg-surface px-5 py-4">
      <details>
        <summary className="min-h-11 cursor-pointer py-2">
          <span className="font-bold wrap-anywhere">{payload.subject ?? payload.message.slice(0, 60)}</span>
          <span className="type-small mt-1 block text-ink-2">
            {isSending ? t('sending') : standing(entry, t, language)}
          </span>
        </summary>
        {entry.problem?.blocked && <p className="mt-2 max-w-[43.9em]">{t('refused')}</p>}
        {isEdited ? (
          <EditMessage
            entry={entry}
            outbox={outbox}
            onEnd={() => {
              onEdit(null);
              onGone();
            }}
          />
        ) : (
          <>
            <p className="type-small mt-2 text-ink-2 wrap-anywhere">
              {[payload.name, payload.email, payload.phone].filter(Boolean).join(', ')}
              <br />
              {t('written', { time: listMoment(new Date(madeAt), now, language) })}
            </p>
            <p className="mt-3 max-w-[43.9em] whitespace-pre-line wrap-anywhere">{payload.message}</p>
            <Actions entry={entry} outbox={outbox} canEdit={canEdit} onEdit={() => onEdit(entry)} onGone={onGone} />
          </>
        )}
      </details>
    </li>
  );
}

function standing({ problem, nextAt }: OutboxEntry, t: TFunction<'outbox'>, language: Language): string {
  if (problem?.blocked) return t('blocked');
  if (problem?.code !== 'too-many') return t('later');
  const time = new Date(nextAt).toLocaleTimeString(LOCALES[language], { hour: '2-digit', minute: '2-digit' });
  return t('tooMany', { time });
}

interface ActionsProps extends Pick<Props, 'entry' | 'outbox' | 'canEdit' | 'onGone'> {
  readonly onEdit: () => void;
}

function Actions({ entry, outbox, canEdit, onEdit, onGone }: ActionsProps) {
  const { t } = useTranslation(['outbox']);
  const platform = usePlatform();
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState<'outbox:copied' | 'outbox:notCopied' | 'outbox:notKept' | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asks) keep.current?.focus();
    else if (asked.current) remove.current?.focus();
    asked.current = asks;
  }, [asks]);

  const { name, email, phone, subject, message } = entry.payload;
  const copy = async () => {
    const words = [subject, message, [name, email, phone].filter(Boolean).join(', ')].filter(Boolean).join('\n\n');
    setSaid((await platform.copyText(words)) ? 'outbox:copied' : 'outbox:notCopied');
  };
  const change = async (work: Promise<void>) => {
    try {
      await work;
      onGone();
    } catch (error) {
      console.warn('A message on this device could not be changed:', error);
      setAsks(false);
      setSaid('outbox:notKept');
    }
  };
  if (asks) {
    return (
      <div className="mt-4" role="group" aria-label={t('deleteAsk')}>
        <p className="font-semibold">{t('deleteAsk')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" variant="destructive" onClick={() => void change(outbox.remove(entry.clientId))}>
            {t('delete')}
          </Button>
          <Button ref={keep} size="sm" variant="outline" onClick={() => setAsks(false)}>
            {t('keep')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {entry.problem?.blocked && (
          <>
            {canEdit && (
              <Button size="sm" onClick={onEdit}>
                {t('edit')}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => void change(outbox.retry(entry.clientId))}>
              {t('again')}
            </Button>
          </>
        )}
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button ref={remove} size="sm" variant="outline" onClick={() => setAsks(true)}>
          {t('delete')}
        </Button>
      </div>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {said && t(said)}
      </p>
    </>
  );
}
