import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFT_SHOWS, type DraftShow } from '#domain/draft.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { SearchIcon } from '#renderer/ui/icons.tsx';
import { LONGEST_SEARCH } from './list-query.ts';
import { SHOW_LABELS, type ListGrouping, type ListMessages } from './list-messages.ts';
import type { DraftCounts } from './use-draft-counts.ts';
import type { ListAddress } from './use-list-query.ts';

interface Props {
  readonly address: ListAddress;
  readonly counts: DraftCounts | null;
  readonly words: ListMessages;
  readonly grouping: ListGrouping | null;
  readonly shows: readonly DraftShow[];
  readonly box: Ref<HTMLInputElement>;
}

/** Search and filters of a list. */
export function ListTools({ address, counts, words, grouping, shows, box }: Props) {
  const { t } = useTranslation(['list', 'publishing']);
  const { language } = useLanguage();
  const { query, ask } = address;
  const searchId = useId();
  // An address may ask for more than this list offers: what is shown is always said.
  const shown = DRAFT_SHOWS.filter((show) => show === 'all' || show === query.show || shows.includes(show));
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('counted', { label, count: wholeNumber(count, language) });
  // One that was merged or deleted since still says what the list is narrowed to.
  const unknown = query.topic !== '' && !grouping?.topics.some(({ value }) => value === query.topic);
  return (
    <form
      role="search"
      className="list-tools"
      onSubmit={(event) => {
        event.preventDefault();
        address.searchNow();
      }}
    >
      <div className="list-tool list-search">
        <label htmlFor={searchId}>{words.search}</label>
        <SearchIcon className="list-search-icon" />
        <input
          ref={box}
          id={searchId}
          type="search"
          className="field-control"
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          value={address.typed}
          onChange={(event) => address.type(event.target.value)}
        />
      </div>
      <Choice
        label={t('show')}
        value={query.show}
        onChoose={(value) => ask({ show: shown.find((show) => show === value) ?? 'all' })}
      >
        {shown.map((show) => (
          <option key={show} value={show}>
            {counted(t(SHOW_LABELS[show]), counts?.[show])}
          </option>
        ))}
      </Choice>
      {grouping && (
        <Choice label={grouping.label} value={query.topic} onChoose={(topic) => ask({ topic })}>
          <option value="">{grouping.all}</option>
          {grouping.topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {unknown && <option value={query.topic}>{t('otherTopic')}</option>}
        </Choice>
      )}
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="list-tool">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field-control list-choice"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
