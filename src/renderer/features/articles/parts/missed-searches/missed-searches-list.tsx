import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessages } from '#renderer/i18n/portal-i18n.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { placeAt } from '#renderer/ui/scroll.ts';
import { askTeam } from './ask-team.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';
import { missedSearches, type MissedSearch } from './missed-searches.ts';

const PLACE = 'missed-searches';

/** What was searched for on this device and not found: to send to us, or to remove. Nothing where nothing is noted. */
export function MissedSearchesList() {
  useMessages({ id: { 'missed-searches': id }, en: { 'missed-searches': en } });
  const { t } = useTranslation('missed-searches');
  const platform = usePlatform();
  const heading = useRef<HTMLHeadingElement>(null);
  const { notes, failed, remove } = useNotes();
  // Stays mounted when the last one was removed, so that this is announced and the focus has a place.
  const [wasShown, setWasShown] = useState(false);
  if (!wasShown && notes.length > 0) setWasShown(true);
  useEffect(() => {
    if (wasShown && heading.current && location.hash === `#${PLACE}`) placeAt(heading.current);
  }, [wasShown]);
  if (!wasShown) return null;
  const removeAndStay = (words: string | null) => {
    void remove(words).then(() => heading.current?.focus());
  };
  const list = notes.map(({ words, count }) => (count > 1 ? `${words} (${t('times', { count })})` : words)).join(', ');
  const question = { subject: t('sendSubject'), message: t('sendMessage', { list: list.slice(0, 800) }) };
  return (
    <section id={PLACE} className="mt-12 scroll-mt-24 border-t-2 border-ink pt-5">
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
        {t('title')}
      </h2>
      <p role="status" className="mt-2 max-w-[38.1em] text-ink-2">
        {failed ? t('notRemoved') : t(notes.length > 0 ? 'lead' : 'none')}
      </p>
      {notes.length > 0 && (
        <>
          <ul className="mt-3">
            {notes.map(({ words, count }) => (
              <li key={words} className="flex items-center justify-between gap-4 border-b-[1.5px] border-line">
                <span className="min-w-0 py-2 wrap-anywhere">
                  <span className="font-bold">{words}</span>
                  {count > 1 && <span className="type-small text-ink-3"> {t('times', { count })}</span>}
                </span>
                <button
                  type="button"
                  aria-label={t('removeWords', { words })}
                  onClick={() => removeAndStay(words)}
                  className="min-h-11 shrink-0 px-3 font-bold text-brand underline"
                >
                  {t('remove')}
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-4 flex flex-wrap gap-3">
            <PortalLink
              to="/contact"
              onClick={() => askTeam(platform, question)}
              className={buttonClass('outline', 'sm')}
            >
              {t('send')}
            </PortalLink>
            <Button size="sm" variant="ghost" onClick={() => removeAndStay(null)}>
              {t('removeAll')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function useNotes() {
  const [store] = useState(missedSearches);
  const [notes, setNotes] = useState<readonly MissedSearch[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    store
      .read()
      .then(setNotes)
      .catch((error: unknown) => console.warn('What was searched for and not found could not be read:', error));
  }, [store]);
  const remove = async (words: string | null) => {
    try {
      await store.remove(words);
      setNotes(await store.read());
      setFailed(false);
    } catch (error) {
      console.error('What was searched for and not found could not be removed:', error);
      setFailed(true);
    }
  };
  return { notes, failed, remove };
}
