import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from './date-input.tsx';
import { isWholeMoment } from './read-date.ts';
import { TimeInput } from './time-input.tsx';

/** As the fields have them; empty for none. */
interface Shown {
  readonly day: string;
  readonly time: string;
}

interface Parts {
  /** Null while what is typed can't be read. */
  readonly day: string | null;
  readonly time: string | null;
}

interface Props {
  /** Of the field for the day. */
  readonly id: string;
  /** What the time is of, for screen readers: the label of both fields. */
  readonly label: string;
  /** In the device's own time, "2026-11-22T14:05"; empty where it isn't known to be whole. */
  readonly value: string;
  /** Where a part is missing, the other one beside the T; empty where both are. Null while one can't be read. */
  readonly onChange: (moment: string | null) => void;
  readonly least?: string | undefined;
  readonly required?: boolean;
  readonly className?: string;
  readonly 'data-field'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** A day and a time, typed in the device's own time. */
export function MomentInput({
  id,
  label,
  value,
  onChange,
  least,
  required = false,
  className = '',
  ...attributes
}: Props) {
  const { t } = useTranslation('date-field');
  const [given, setGiven] = useState(() => stateOf(value));
  // Another value comes from elsewhere; one that isn't whole says nothing about the parts.
  if (value !== given.value) {
    const own = textOf(given.parts);
    const isOwn = value === own || (value === '' && !isWholeMoment(own ?? ''));
    setGiven(isOwn ? { ...given, value } : stateOf(value));
  }
  const change = (part: Partial<Parts>) => {
    const parts = { ...given.parts, ...part };
    setGiven({ value, parts, shown: { day: parts.day ?? given.shown.day, time: parts.time ?? given.shown.time } });
    onChange(textOf(parts));
  };
  return (
    <div className={`flex flex-wrap items-start gap-2 ${className}`}>
      <div className="min-w-0 flex-[1_1_13rem]">
        <DateInput
          id={id}
          value={given.shown.day}
          least={least}
          required={required}
          onChange={(day) => change({ day })}
          onClear={() => change({ day: '', time: '' })}
          {...attributes}
        />
      </div>
      <div className="min-w-0 flex-[1_1_7rem]">
        <TimeInput
          id={`${id}-time`}
          aria-label={t('timeOf', { label })}
          value={given.shown.time}
          onChange={(time) => change({ time })}
          aria-invalid={attributes['aria-invalid']}
          aria-describedby={attributes['aria-describedby']}
        />
      </div>
    </div>
  );
}

function stateOf(value: string): { readonly value: string; readonly shown: Shown; readonly parts: Parts } {
  const [day = '', time = ''] = value.split('T');
  return { value, shown: { day, time }, parts: { day, time } };
}

function textOf({ day, time }: Parts): string | null {
  if (day === null || time === null) return null;
  return day === '' && time === '' ? '' : `${day}T${time}`;
}
