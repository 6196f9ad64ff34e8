import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamPerson } from '#domain/account.ts';
import { useSections } from '#renderer/admin/section.ts';
import type { ActivityFilter } from '#renderer/data/collections/activity.ts';
import { Button } from '#renderer/ui/button.tsx';
import { DateInput } from '../../date-field/date-input.tsx';
import { usePersonWords } from '../../use-person-words.ts';
import { ACTION_WORDS, OWN_LABELS, SECTION_OF } from './activity-texts.ts';

interface Props {
  readonly filter: ActivityFilter;
  readonly people: readonly TeamPerson[];
  readonly onAsk: (change: Partial<ActivityFilter>) => void;
  /** Null where nothing is narrowed down. */
  readonly onClear: (() => void) | null;
}

/** By whom, where, what and when. */
export function ActivityFilters({ filter, people, onAsk, onClear }: Props) {
  const { t, i18n } = useTranslation('activity');
  const words = usePersonWords();
  const sections = useSections();
  const collections = [
    ...sections.flatMap(({ collection, label }) => (collection === undefined ? [] : [{ value: collection, label }])),
    ...Object.entries(SECTION_OF).flatMap(([value, path]) =>
      sections
        .filter((section) => section.path === path)
        .map(({ label }) => ({ value, label: OWN_LABELS[value] ?? label })),
    ),
  ];
  const [cleared, setCleared] = useState(0);
  return (
    <div
      role="search"
      aria-label={t('filters')}
      className="grid grid-cols-2 items-start gap-3 py-5 max-sm:grid-cols-1 @min-[60rem]:grid-cols-[repeat(3,minmax(0,1fr))_13rem_13rem]"
    >
      <Choice label={t('person')} value={filter.person} onChoose={(person) => onAsk({ person })}>
        <option value="">{t('everybody')}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id ?? ''}>
            {words.full(person)}
          </option>
        ))}
        <option value="none">{t('nobody')}</option>
      </Choice>
      <Choice label={t('where')} value={filter.collection} onChoose={(collection) => onAsk({ collection })}>
        <option value="">{t('everywhere')}</option>
        {collections.map(({ value, label }) => (
          <option key={value} value={value}>
            {i18n.t(label)}
          </option>
        ))}
      </Choice>
      <Choice label={t('action')} value={filter.action} onChoose={(action) => onAsk({ action })}>
        <option value="">{t('anything')}</option>
        {Object.entries(ACTION_WORDS).map(([action, label]) => (
          <option key={action} value={action}>
            {i18n.t(label)}
          </option>
        ))}
      </Choice>
      <Day
        key={`from ${cleared}`}
        label={t('from')}
        value={filter.from}
        most={filter.to}
        onChoose={(from) => onAsk({ from })}
      />
      <Day
        key={`to ${cleared}`}
        label={t('to')}
        value={filter.to}
        least={filter.from}
        onChoose={(to) => onAsk({ to })}
      />
      {onClear && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            // A date that couldn't be read goes as well.
            setCleared(cleared + 1);
            onClear();
          }}
        >
          {t('clear')}
        </Button>
      )}
    </div>
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
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-[0.906rem] font-bold">
        {label}
      </label>
      <select
        id={id}
        className="field-control pr-2 text-[0.9375rem] text-ellipsis"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly least?: string;
  readonly most?: string;
  readonly onChoose: (day: string) => void;
}

function Day({ label, value, least, most, onChoose }: DayProps) {
  const id = useId();
  return (
    <div className="col-span-2 min-w-0 @min-[30rem]:col-span-1">
      <label htmlFor={id} className="mb-1 block text-[0.906rem] font-bold">
        {label}
      </label>
      <DateInput
        id={id}
        value={value}
        least={least}
        most={most}
        onChange={(day) => {
          if (day !== null) onChoose(day);
        }}
      />
    </div>
  );
}
