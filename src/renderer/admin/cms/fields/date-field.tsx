import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELD, ValidationError } from './field-frame.tsx';

interface Props {
  /** The field's name, where publishing may ask for it. */
  readonly name?: string;
  readonly label: string;
  readonly help: string;
  /** ISO date; null where there is none. */
  readonly value: string | null;
  readonly lacks?: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A day of what both languages share. */
export function DateField({ name, label, help, value, lacks = null, onChange }: Props) {
  const id = useId();
  const { t } = useTranslation('fields');
  /** While a date is half typed the field has none to tell: the one before is kept until it is whole, or taken out. */
  const [halfTyped, setHalfTyped] = useState(false);
  /** Of a date that never was whole, browsers tell neither that it is begun nor that it is taken out again. */
  const look = (input: HTMLInputElement) => {
    setHalfTyped(input.validity.badInput);
    if (halfTyped && !input.validity.badInput && input.value === '') onChange(null);
  };
  const wrong = halfTyped ? t('dateHalf') : lacks;
  return (
    <div className={FIELD}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        data-field={name}
        className="field-control"
        value={halfTyped ? '' : (value ?? '')}
        max="9999-12-31"
        aria-invalid={wrong !== null || undefined}
        aria-describedby={`${id}-lacks ${id}-help`}
        onChange={({ target }) => {
          const isDate = /^\d{4}-\d\d-\d\d$/.test(target.value);
          setHalfTyped(!isDate && target.validity.badInput);
          if (isDate || !target.validity.badInput) onChange(isDate ? target.value : null);
        }}
        onKeyUp={({ currentTarget }) => look(currentTarget)}
        onBlur={({ currentTarget }) => look(currentTarget)}
      />
      <ValidationError id={`${id}-lacks`} words={wrong} />
      <p id={`${id}-help`} className="mt-1 text-ink-2 text-small">
        {help}
      </p>
    </div>
  );
}
