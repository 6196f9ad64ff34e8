import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../field-definition.ts';
import { controlAttributes, ControlFrame, type FieldControlProps } from './control-frame.tsx';

/** A day, as an ISO date; null where there is none. */
export function DateField(props: FieldControlProps<FieldDefinition, string | null>) {
  const { id, name, field, value, onChange, say, invalid } = props;
  const { t, i18n } = useTranslation(['fields', 'translation']);
  /** While a date is incomplete the input has no value: the previous one is kept until it is complete, or removed. */
  const [halfTyped, setHalfTyped] = useState(false);
  /** For a date that was never complete, browsers fire no events about its beginning or removal. */
  const look = (input: HTMLInputElement) => {
    setHalfTyped(input.validity.badInput);
    if (halfTyped && !input.validity.badInput && input.value === '') onChange(null);
  };
  const wrong = halfTyped ? t('dateHalf') : invalid ? i18n.t(field.lacks ?? 'translation:lacking') : null;
  return (
    <ControlFrame {...{ id, field, say, wrong }}>
      <input
        id={id}
        type="date"
        data-field={name}
        className="field-control"
        value={halfTyped ? '' : (value ?? '')}
        max="9999-12-31"
        onChange={({ target }) => {
          const isDate = /^\d{4}-\d\d-\d\d$/.test(target.value);
          setHalfTyped(!isDate && target.validity.badInput);
          if (isDate || !target.validity.badInput) onChange(isDate ? target.value : null);
        }}
        onKeyUp={({ currentTarget }) => look(currentTarget)}
        onBlur={({ currentTarget }) => look(currentTarget)}
        {...controlAttributes(id, wrong, field)}
      />
    </ControlFrame>
  );
}
