import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import type { ChoiceFieldDefinition } from '../field-definition.ts';
import type { FieldControlProps } from './field-props.ts';
import { fieldAttributes, ControlFrame } from './field-frame.tsx';

/** One of several choices, or none. One that isn't known here stays. */
export function ChoiceField(props: FieldControlProps<ChoiceFieldDefinition, number | null>) {
  const { id, name, field, value, onChange, say, choices = [], invalid } = props;
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const wrong = invalid ? i18n.t(field.lacks ?? 'translation:lacking') : null;
  const isKnown = value === null || choices.some((each) => each.id === value);
  return (
    <ControlFrame {...{ id, field, say, wrong }}>
      <select
        id={id}
        data-field={name}
        className="field-control"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        {...fieldAttributes(id, wrong, field)}
      >
        <option value="">{say(field.none)}</option>
        {!isKnown && <option value={value}>{say(field.unknown)}</option>}
        {choices.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name[language]}
          </option>
        ))}
      </select>
    </ControlFrame>
  );
}
