import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { CalendarIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Calendar } from './calendar.tsx';
import { readDate } from './read-date.ts';
import { TypedInput, type TypedAttributes } from './typed-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

interface Props extends TypedAttributes {
  readonly id: string;
  /** ISO: "2026-11-30"; empty for none. */
  readonly value: string;
  /** Empty where it was removed; null while what is typed is no day that may be chosen: the value should stay as it is. */
  readonly onChange: (day: string | null) => void;
  /** The first and last day that may be chosen, ISO. */
  readonly least?: string | undefined;
  readonly most?: string | undefined;
  /** There has to be a day: the calendar offers no way to remove it. */
  readonly required?: boolean;
  /** Removes the day, and what belongs to it; else the day alone is. */
  readonly onClear?: () => void;
}

/**
 * A day, typed with the day first or chosen in a calendar, and shown in the reader's language: browsers' own date fields follow the
 * browser's language. What can't be read stays, with a sentence below.
 */
export function DateInput({ id, required = false, onChange, onClear, ...props }: Props) {
  const { value: given, least: first, most: last, ...attributes } = props;
  const [value, least, most] = [dayOf(given), dayOf(first), dayOf(last)];
  const { t } = useTranslation('date-field');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  // All that stands outside of the browser's own modal element can't be reached.
  const [container] = useState(() => document.querySelector<HTMLElement>('dialog[open]'));
  const isEarly = (day: string) => least !== '' && day < least;
  const isLate = (day: string) => most !== '' && day > most;
  const field = useTypedValue({
    value,
    onChange,
    read: (text) => {
      const day = readDate(text);
      return day && (isEarly(day) || isLate(day)) ? null : day;
    },
    show: (day) => longDate(day, language),
  });
  const problem = () => {
    const day = readDate(field.text) ?? '';
    if (day && isEarly(day)) return t('tooEarly', { day: longDate(least, language) });
    if (day && isLate(day)) return t('tooLate', { day: longDate(most, language) });
    return t('noDate');
  };
  const choose = (day: string) => {
    field.take(day);
    setIsOpen(false);
  };
  return (
    <>
      <div className="relative">
        <TypedInput {...attributes} {...{ id, field }} className="pr-12" placeholder={t('datePlaceholder')} />
        <Popover.Root modal open={isOpen} onOpenChange={setIsOpen}>
          <Popover.Trigger
            className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-[8px] text-ink-2 hover:text-ink focus-visible:-outline-offset-3"
            aria-label={t('open')}
            aria-describedby={`${id}-chosen`}
          >
            <CalendarIcon />
          </Popover.Trigger>
          <Popover.Portal container={container}>
            <Popover.Content
              className="z-45 w-[21.5rem] max-w-[calc(100vw_-_24px)] max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-[10px] border-[1.5px] border-line bg-surface p-3 text-[0.969rem] text-ink [box-shadow:var(--shadow)] focus:outline-none"
              align="end"
              sideOffset={6}
              collisionPadding={12}
              aria-label={t('choose')}
              onOpenAutoFocus={(event) => event.preventDefault()}
            >
              <Calendar
                value={value}
                isDisabled={(day) => isEarly(day) || isLate(day)}
                onChoose={choose}
                onClear={
                  required || value === ''
                    ? null
                    : () => {
                        choose('');
                        onClear?.();
                      }
                }
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      </div>
      <span id={`${id}-chosen`} hidden>
        {value && longDate(value, language)}
      </span>
      <p id={`${id}-unread`} role="status" className="font-semibold text-danger not-empty:mt-1">
        {field.isUnread && problem()}
      </p>
    </>
  );
}

/** A day as it is given, perhaps by an address: empty where it is none. */
function dayOf(given = ''): string {
  return readDate(given) === given ? given : '';
}
