import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MESSAGE_SHOWS, type MessagePage } from '#renderer/data/collections/messages.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { SearchIcon } from '#renderer/ui/icons.tsx';
import { LONGEST_SEARCH, searchOf, type InboxPlace } from './inbox-address.ts';
import { SHOW_WORDS } from './message-texts.ts';

/** Typing rests for this long, ms, before the address changes and the backend is asked. */
const TYPING_MS = 300;

interface Props {
  readonly place: InboxPlace;
  readonly counts: MessagePage['counts'] | null;
  readonly addressOf: (change: Partial<InboxPlace>) => string;
  readonly onSearch: (search: string) => void;
}

/** What the list shows: the search, and the kinds of messages with how many there are. */
export function InboxBar({ place, counts, addressOf, onSearch }: Props) {
  const { t } = useTranslation(['inbox']);
  const { language } = useLanguage();
  return (
    <div className="inbox-bar">
      <SearchBox inAddress={place.search} onSearch={onSearch} />
      <nav aria-label={t('shows')}>
        <ul className="inbox-shows">
          {MESSAGE_SHOWS.map((show) => (
            <li key={show}>
              <Link
                to={addressOf({ show })}
                aria-current={show === place.show ? 'true' : undefined}
                className="inbox-show"
              >
                {t(SHOW_WORDS[show])}{' '}
                <span className="inbox-count">{counts && wholeNumber(counts[show], language)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function SearchBox({ inAddress, onSearch }: { readonly inAddress: string; readonly onSearch: (text: string) => void }) {
  const { t } = useTranslation('inbox');
  const [typed, setTyped] = useState(inAddress);
  const sent = useRef(inAddress);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // Back and Forward change the address, and the box follows.
  useEffect(() => {
    if (sent.current === inAddress) return;
    sent.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    const search = searchOf(typed);
    if (search === sent.current) return;
    const resting = setTimeout(() => {
      sent.current = search;
      latest.current(search);
    }, TYPING_MS);
    return () => clearTimeout(resting);
  }, [typed]);
  return (
    <form role="search" className="inbox-search" onSubmit={(event) => event.preventDefault()}>
      <SearchIcon />
      <input
        type="search"
        value={typed}
        maxLength={LONGEST_SEARCH}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={(event) => setTyped(event.target.value)}
        className="field-control"
      />
    </form>
  );
}
