import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContactMessage, MessageState } from '#renderer/data/collections/messages.ts';
import type { Language } from '#domain/localized.ts';
import { LOCALES, useLanguage } from '#renderer/i18n/language.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx';
import { CopyIcon } from '#renderer/ui/private/icons.ts';
import { ReplyIcon } from '#renderer/ui/private/admin-icons.ts';
import { leavesWindow } from '#renderer/ui/private/opens-new-window.ts';
import { MarkMenu } from './mark-menu.tsx';
import { STATE_WORDS } from './message-texts.ts';
import { replyAddress } from './reply-address.ts';

interface Props {
  readonly message: ContactMessage;
  /** The address of the list alone. */
  readonly back: string;
  readonly onMark: (state: MessageState) => void;
  /** It stands beside the list without having been opened: the list's heading is that of the page. */
  readonly isBeside?: boolean;
}

/** One message, set like an article, and the way to answer it. */
export function MessagePane({ message, back, onMark, isBeside = false }: Props) {
  const { t } = useTranslation(['inbox']);
  const { language } = useLanguage();
  const [answering, setAnswering] = useState<'no' | 'program' | 'nothing'>('no');
  const { name, email, subject, receivedAt, state, stateAt, stateByName } = message;
  const received = momentWithZone(new Date(receivedAt), language);
  const marked = { state: t(STATE_WORDS[state]), name: stateByName, time: momentWithZone(new Date(stateAt), language) };
  const Heading = isBeside ? 'h2' : 'h1';
  const reply = replyAddress(message, subject ?? t('replySubject'), t('replyIntro', { time: received, name }));
  return (
    <article className="max-w-[42rem]">
      <BackToList address={back} />
      {/* As far down as a long message goes: the answer is one press away. */}
      <div className="sticky top-(--bar-height) z-2 flex flex-wrap gap-3 bg-bg pb-3 max-sm:static [&_button]:min-h-12">
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
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[8px] bg-mist px-4 py-3">
            {answering === 'program' ? t('answering') : t('noProgram', { email })}{' '}
            <Button variant="secondary" size="sm" onClick={() => onMark('answered')}>
              {t('markAnswered')}
            </Button>
          </p>
        )}
      </div>
      <Heading className="text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-[1.2] tracking-[-0.022em]">
        {subject ?? t('from', { name })}
      </Heading>
      <dl className="mt-4 grid gap-1 border-b-[1.5px] border-line pb-4 text-[0.938rem] leading-[1.45]">
        <Fact label={t('sender')}>{name}</Fact>
        <Fact label={t('email')}>
          <span className="select-all">{email}</span> <CopyEmail email={email} />
        </Fact>
        <Fact label={t('received')}>
          <time dateTime={receivedAt}>{received}</time>
        </Fact>
        <Fact label={t('state')}>{stateByName === '' ? marked.state : t('stateBy', marked)}</Fact>
      </dl>
      {/* Plain text in its own language, whichever that is: nothing in it is a link or a mark. */}
      <p
        lang=""
        dir="auto"
        className="mt-6 text-[1.0938rem] leading-[1.65] wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
      >
        {message.message}
      </p>
    </article>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-h-7 grid-cols-[minmax(6.5rem,auto)_1fr] items-center gap-3 max-[30em]:mb-2 max-[30em]:grid-cols-1 max-[30em]:gap-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** "Jumat, 20 November 2026 pukul 14.05 WIB": a moment in the reader's own time zone, which it names. */
function momentWithZone(moment: Date, language: Language): string {
  return moment.toLocaleString(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** The way back on narrow screens, where the list isn't beside the message. */
export function BackToList({ address }: { readonly address: string }) {
  const { t } = useTranslation('inbox');
  return (
    <Link
      to={address}
      className="mb-2 inline-flex min-h-11 items-center gap-2 font-bold text-brand @min-[53rem]:hidden"
    >
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
      <button
        type="button"
        className="-my-2 inline-grid size-11 place-items-center rounded-[8px] align-middle text-brand hover:bg-brand-soft hover:text-on-brand-soft"
        aria-label={t('copyEmail')}
        onClick={() => void copy()}
      >
        <CopyIcon />
      </button>
      <span role="status" className="text-ink-2">
        {outcome === 'copied' && t('copied')}
        {outcome === 'refused' && t('notCopied')}
      </span>
    </>
  );
}
