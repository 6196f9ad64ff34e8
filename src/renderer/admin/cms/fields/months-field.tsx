import { useMemo } from 'react';
import { useLanguage } from '#renderer/i18n/language.ts';
import { monthName } from '#renderer/i18n/dates.ts';
import type { FieldDefinition } from '../field-definition.ts';
import type { FieldControlProps } from './control-frame.tsx';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

const MONTH =
  'flex items-center justify-center min-h-11 px-2 py-1.5 border-[1.5px] border-line-strong rounded-[8px] bg-surface font-semibold ' +
  'peer-enabled:cursor-pointer not-peer-checked:hover:bg-sunk peer-checked:border-ink peer-checked:bg-ink peer-checked:text-bg ' +
  'peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 ' +
  'forced-colors:peer-checked:border-[color:Highlight] forced-colors:peer-checked:bg-[color:Highlight] ' +
  'forced-colors:peer-checked:text-[color:HighlightText] forced-colors:peer-checked:forced-color-adjust-none';

/** Months of the year, each of which is taken or not; without any the document doesn't name the field. */
export function MonthsField(props: FieldControlProps<FieldDefinition, readonly number[] | undefined>) {
  const { id, name, field, value = [], onChange, say } = props;
  const { language } = useLanguage();
  // Formatting each name is slow, and the field is rendered with each letter typed beside it.
  const shortNames = useMemo(() => MONTHS.map((month) => monthName(month, language, 'short')), [language]);
  const toggle = (month: number, taken: boolean) => {
    const months = MONTHS.filter((each) => (each === month ? taken : value.includes(each)));
    onChange(months.length > 0 ? months : undefined);
  };
  return (
    <fieldset className="col-span-full min-w-0" aria-describedby={field.note && `${id}-help`}>
      <legend className="mb-1.5 font-bold">{say(field.label)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2">
        {MONTHS.map((month, at) => (
          <label key={month} className="relative block">
            <input
              id={month === 1 ? id : undefined}
              type="checkbox"
              className="peer absolute size-px opacity-0"
              data-field={month === 1 ? name : undefined}
              aria-label={monthName(month, language)}
              checked={value.includes(month)}
              onChange={({ target }) => toggle(month, target.checked)}
            />
            <span aria-hidden="true" className={MONTH}>
              {shortNames[at]}
            </span>
          </label>
        ))}
      </div>
      {field.note !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-ink-2 text-small">
          {say(field.note)}
        </p>
      )}
    </fieldset>
  );
}
