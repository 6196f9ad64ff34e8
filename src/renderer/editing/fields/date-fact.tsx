import './fields.css';
import { useId, useState } from 'react';
import { Lack } from './lack.tsx';

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
export function DateFact({ name, label, help, value, lacks = null, onChange }: Props) {
  const id = useId();
  /** While a date is half typed the field has none to tell: the one before is kept until it is whole, or taken out. */
  const [halfTyped, setHalfTyped] = useState(false);
  return (
    <div className="fact">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        data-field={name}
        className="field-control"
        value={halfTyped ? '' : (value ?? '')}
        max="9999-12-31"
        aria-invalid={lacks !== null || undefined}
        aria-describedby={`${id}-lacks ${id}-help`}
        onChange={({ target }) => {
          const isDate = /^\d{4}-\d\d-\d\d$/.test(target.value);
          setHalfTyped(!isDate && target.validity.badInput);
          if (isDate || !target.validity.badInput) onChange(isDate ? target.value : null);
        }}
        onBlur={() => setHalfTyped(false)}
      />
      <Lack id={`${id}-lacks`} words={lacks} />
      <p id={`${id}-help`} className="fact-help">
        {help}
      </p>
    </div>
  );
}
