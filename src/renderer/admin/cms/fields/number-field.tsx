import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import type { NumberFieldDefinition } from '../field-definition.ts';
import { isValidValue } from './is-valid.ts';
import { ControlFrame, controlAttributes, type FieldControlProps } from './control-frame.tsx';

/** What is typed and is no number stays as it is typed: the backend doesn't get it. */
type Typed = number | string | null;

/** A whole number, or none. */
export function NumberField(props: FieldControlProps<NumberFieldDefinition, Typed>) {
  const { id, name, field, value, onChange, say, invalid } = props;
  const { t, i18n } = useTranslation(['fields', 'translation']);
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  // Another version may have brought another number since.
  const shown = typed !== null && numberOf(typed) === value ? typed : value === null ? '' : String(value);
  const least = wholeNumber(field.min, language);
  const wrong = !isValidValue(value, field)
    ? t('number', { least, most: wholeNumber(field.max, language) })
    : invalid
      ? i18n.t(field.lacks ?? 'translation:lacking')
      : null;
  return (
    <ControlFrame {...{ id, field, say, wrong }}>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-field={name}
        className="field-control"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberOf(target.value));
        }}
        {...controlAttributes(id, wrong, field)}
      />
    </ControlFrame>
  );
}

/** Null where nothing is typed. Larger ones than anybody means are no number any more. */
function numberOf(text: string): Typed {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d{1,12}$/.test(typed) ? Number(typed) : text;
}
