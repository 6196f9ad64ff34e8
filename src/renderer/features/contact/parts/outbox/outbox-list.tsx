import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outbox, OutboxEntry } from '#renderer/data/outbox.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { useMessages } from '#renderer/i18n/portal-i18n.ts';
import { Button } from '#renderer/ui/button.tsx';
import { placeAt } from '#renderer/ui/scroll.ts';
import contactEn from '../page-messages/en.json';
import contactId from '../page-messages/id.json';
import { OutboxMessage } from './outbox-message.tsx';
import { LIST_ID } from './outbox-notices.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

/** The messages that wait on this device, what became of them, and what a person can do about each. Nothing where none waits. */
export function OutboxList() {
  // A changed message also needs the form's own texts, which other pages don't load.
  useMessages({ id: { outbox: id, contact: contactId }, en: { outbox: en, contact: contactEn } });
  const { outbox } = useRepository();
  const [opened, setOpened] = useState<Outbox | null>(null);
  useEffect(() => {
    let wanted = true;
    outbox?.().then(
      (there) => {
        if (!wanted) return;
        setOpened(there);
        void there.look();
      },
      (error: unknown) => console.warn('What waits to be sent could not be looked at:', error),
    );
    return () => {
      wanted = false;
    };
  }, [outbox]);
  return opened && <Waiting outbox={opened} />;
}

function Waiting({ outbox }: { readonly outbox: Outbox }) {
  const { t } = useTranslation('outbox');
  const { entries, sending, delivered } = useSyncExternalStore(outbox.subscribe, outbox.read);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [edited, setEdited] = useState<OutboxEntry | null>(null);
  const waiting = entries ?? [];
  const isListed = waiting.some(({ clientId }) => clientId === edited?.clientId);
  // Gone in another window while it is changed here: what is typed stays.
  const shown = edited === null || isListed ? waiting : [...waiting, edited];
  const focusHeading = () => heading.current?.focus();
  const sendNow = async () => {
    await outbox.sendWaiting(true);
    // The button may have gone with the last message.
    if (document.activeElement === document.body) focusHeading();
  };
  // Stays mounted when the last one was deleted, so that this is announced and the focus has a place.
  const [wasShown, setWasShown] = useState(false);
  if (!wasShown && shown.length > 0) setWasShown(true);
  const isShown = wasShown || delivered > 0;
  // After a navigation from a notice, the page was rendered before its list.
  useEffect(() => {
    if (isShown && heading.current && location.hash === `#${LIST_ID}`) placeAt(heading.current);
  }, [isShown]);
  if (!isShown) return null;
  const ended = delivered > 0 ? t('delivered', { count: delivered }) : t('none');
  const sentence = waiting.length > 0 ? t('waiting', { count: waiting.length }) : ended;
  return (
    <section id={LIST_ID} aria-labelledby={titleId} className="mt-12 border-t-2 border-ink pt-5">
      <h2 ref={heading} id={titleId} tabIndex={-1} className="type-h3">
        {t('title')}
      </h2>
      <p role="status" className="mt-2 text-ink-2">
        {sentence}
      </p>
      {shown.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {shown.map((entry) => (
            <OutboxMessage
              key={entry.clientId}
              entry={entry}
              outbox={outbox}
              isSending={sending === entry.clientId}
              isEdited={edited?.clientId === entry.clientId}
              canEdit={edited === null}
              onEdit={setEdited}
              onGone={focusHeading}
            />
          ))}
        </ul>
      )}
      {waiting.some(({ problem }) => !problem?.blocked) && (
        <Button
          size="sm"
          variant="outline"
          className="mt-4"
          busy={sending !== null}
          busyLabel={t('sending')}
          onClick={() => void sendNow()}
        >
          {t('tryNow')}
        </Button>
      )}
    </section>
  );
}
