import { useTranslation } from 'react-i18next';
import { DateInput } from '../../date-field/date-input.tsx';
import type { FieldDefinition } from '../field-definition.ts';
import { controlAttributes, ControlFrame, type FieldControlProps } from './control-frame.tsx';

/** A day, as an ISO date; null where there is none. While what is typed is no day, the previous one is kept. */
export function DateField(props: FieldControlProps<FieldDefinition, string | null>) {
  const { id, name, field, value, onChange, say, invalid } = props;
  const { i18n } = useTranslation('translation');
  const wrong = invalid ? i18n.t(field.lacks ?? 'translation:lacking') : null;
  return (
    <ControlFrame {...{ id, field, say, wrong }}>
      <DateInput
        id={id}
        data-field={name}
        value={value ?? ''}
        onChange={(day) => {
          if (day !== null) onChange(day || null);
        }}
        {...controlAttributes(id, wrong, field)}
      />
    </ControlFrame>
  );
}
