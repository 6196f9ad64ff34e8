import './message-pane.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContactMessage, MessageState } from '#renderer/data/collections/messages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx';
import { CopyIcon } from '#renderer/ui/private/icons.ts';
import { ReplyIcon } from '#renderer/ui/private/inbox-icons.ts';
import { leavesWindow } from '#renderer/ui/private/opens-new-window.ts';
import { MarkMenu } from './mark-menu.tsx';
import { STATE_WORDS } from './message-texts.ts';
import { momentWithZone } from './moment-with-zone.ts';
import { replyAddress } from './reply-address.ts';

interface Props {
  readonly message: ContactMessage;
  /** The address of the list alone. */
  readonly back: string;
  readonly onMark: (state: MessageState) => void;
}

/** One message, set like an article, and the way to answer it. */
export function MessagePane({ message, back, onMark }: Props) {
  const { t } = useTranslation(['inbox']);
  const { language } = useLanguage();
  const [answering, setAnswering] = useState<'no' | 'program' | 'nothing'>('no');
  const { name, email, subject, receivedAt, state, stateAt, stateByName } = message;
  const received = momentWithZone(new Date(receivedAt), language);
  const marked = { state: t(STATE_WORDS[state]), name: stateByName, time: momentWithZone(new Date(stateAt), language) };
  const reply = replyAddress(message, subject ?? t('replySubject'), t('replyIntro', { time: received, name }));
  return (
    <article className="message-pane">
      <BackToList address={back} />
      <h1 className="message-title">{subject ?? t('from', { name })}</h1>
      <dl className="message-facts">
        <div>
          <dt>{t('sender')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <span className="message-email">{email}</span> <CopyEmail email={email} />
          </dd>
        </div>
        <div>
          <dt>{t('received')}</dt>
          <dd>
            <time dateTime={receivedAt}>{received}</time>
          </dd>
        </div>
        <div>
          <dt>{t('state')}</dt>
          <dd>{stateByName === '' ? marked.state : t('stateBy', marked)}</dd>
        </div>
      </dl>
      {/* Plain text in its own language, whichever that is: nothing in it is a link or a mark. */}
      <p lang="" dir="auto" className="message-text">
        {message.message}
      </p>
      <div className="message-ways">
        <a
          href={reply}
          className={buttonClass()}
          onClick={() => void leavesWindow().then((left) => setAnswering(left ? 'program' : 'nothing'))}
        >
          <ReplyIcon />
          {t('reply')}
        </a>
        <MarkMenu current={state} onMark={onMark} />
      </div>
      <div role="status">
        {answering !== 'no' && state !== 'answered' && (
          <p className="message-answering">
            {answering === 'program' ? t('answering') : t('noProgram', { email })}{' '}
            <Button variant="secondary" size="sm" onClick={() => onMark('answered')}>
              {t('markAnswered')}
            </Button>
          </p>
        )}
      </div>
    </article>
  );
}

/** The way back on narrow screens, where the list isn't beside the message. */
export function BackToList({ address }: { readonly address: string }) {
  const { t } = useTranslation('inbox');
  return (
    <Link to={address} className="message-back">
      <ArrowLeftIcon />
      {t('back')}
    </Link>
  );
}

function CopyEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('inbox');
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async () => setOutcome((await platform.copyText(email)) ? 'copied' : 'refused');
  return (
    <>
      <button type="button" className="message-copy" aria-label={t('copyEmail')} onClick={() => void copy()}>
        <CopyIcon />
      </button>
      <span role="status" className="message-copied">
        {outcome === 'copied' && t('copied')}
        {outcome === 'refused' && t('notCopied')}
      </span>
    </>
  );
}
