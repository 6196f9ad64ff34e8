import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthName } from '#renderer/i18n/dates.ts';
import { LOCALES, useLanguage } from '#renderer/i18n/language.ts';
import { dayAndDate, localDay } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { addDays, addMonths, weekdayOf, weeksOf } from './calendar-days.ts';

/** How many days a key goes on. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A Monday. */
const MONDAY = '2024-01-01';

const DAY =
  'grid h-10 w-full place-items-center rounded-[6px] tabular-nums hover:bg-sunk focus-visible:-outline-offset-2 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:line-through ' +
  'aria-[current=date]:font-extrabold aria-[current=date]:underline aria-[current=date]:decoration-2 ' +
  'aria-[current=date]:underline-offset-4 ' +
  'in-aria-selected:bg-brand in-aria-selected:font-bold in-aria-selected:text-on-brand ' +
  'forced-colors:in-aria-selected:border-2';

interface Props {
  /** ISO; empty where none is chosen. */
  readonly value: string;
  readonly isDisabled: (day: string) => boolean;
  readonly onChoose: (day: string) => void;
  /** Null where there is nothing to remove, or there has to be a day. */
  readonly onClear: (() => void) | null;
}

/** One month, to choose a day of: the chosen day, else today, has the focus as it opens. The keys are those of the ARIA grid. */
export function Calendar({ value, isDisabled, onChoose, onClear }: Props) {
  const { t } = useTranslation('date-field');
  const { language } = useLanguage();
  const [today] = useState(() => localDay(new Date()));
  /** The day that the Tab key reaches. */
  const [day, setDay] = useState(value || today);
  /** Whether the day gets the focus: it stays on the buttons that turn months. */
  const takesFocus = useRef(true);
  const grid = useRef<HTMLTableElement>(null);
  const heading = useId();
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [day]);
  const goTo = (next: string, withFocus: boolean) => {
    takesFocus.current = withFocus;
    setDay(next);
  };
  const press = (event: KeyboardEvent) => {
    const next = dayAfter(event, day);
    if (next === null) return;
    event.preventDefault();
    goTo(next, true);
  };
  const [year, month] = day.split('-').map(Number);
  const weekdays = Array.from({ length: 7 }, (_, at) => new Date(`${addDays(MONDAY, at)}T12:00`));
  const weekday = (moment: Date, width: 'short' | 'long') =>
    moment.toLocaleDateString(LOCALES[language], { weekday: width });
  return (
    <>
      <div className="mb-1 flex items-center justify-between">
        <Turn label={t('previousMonth')} onTurn={() => goTo(addMonths(day, -1), false)}>
          <ArrowLeftIcon />
        </Turn>
        <p id={heading} aria-live="polite" className="font-extrabold">
          {monthName(month ?? 1, language)} {year}
        </p>
        <Turn label={t('nextMonth')} onTurn={() => goTo(addMonths(day, 1), false)}>
          <ArrowRightIcon />
        </Turn>
      </div>
      <table ref={grid} role="grid" aria-labelledby={heading} className="w-full table-fixed" onKeyDown={press}>
        <thead>
          <tr>
            {weekdays.map((each) => (
              <th key={each.getDay()} scope="col" abbr={weekday(each, 'long')} className="pb-1 text-small text-ink-2">
                {weekday(each, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week, at) => (
            <tr key={at}>
              {week.map((each, column) => (
                <td
                  key={column}
                  role="gridcell"
                  className="p-0"
                  aria-selected={each === null ? undefined : each === value}
                >
                  {each !== null && (
                    <button
                      type="button"
                      className={DAY}
                      tabIndex={each === day ? 0 : -1}
                      aria-label={dayAndDate(new Date(`${each}T12:00`), language)}
                      aria-current={each === today ? 'date' : undefined}
                      aria-disabled={isDisabled(each) || undefined}
                      onClick={() => !isDisabled(each) && onChoose(each)}
                    >
                      {Number(each.slice(-2))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex flex-wrap justify-between gap-2 border-t-[1.5px] border-line pt-2">
        <Button variant="ghost" size="sm" disabled={isDisabled(today)} onClick={() => onChoose(today)}>
          {t('today')}
        </Button>
        {onClear && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Where a key of the ARIA grid leads to from a day; null for any other key. */
function dayAfter({ key, shiftKey }: KeyboardEvent, day: string): string | null {
  const step = STEPS[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  if (key === 'End') return addDays(day, 6 - weekdayOf(day));
  if (key === 'PageUp') return addMonths(day, shiftKey ? -12 : -1);
  if (key === 'PageDown') return addMonths(day, shiftKey ? 12 : 1);
  return null;
}

interface TurnProps {
  readonly label: string;
  readonly onTurn: () => void;
  readonly children: ReactNode;
}

function Turn({ label, onTurn, children }: TurnProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-[8px] hover:bg-sunk"
      aria-label={label}
      onClick={onTurn}
    >
      {children}
    </button>
  );
}
