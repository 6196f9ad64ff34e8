import { useTranslation } from 'react-i18next';
import { MomentInput } from '../../date-field/moment-input.tsx';
import { localText, momentOf } from '../publishing/publish-moment.ts';
import type { FieldDefinition } from '../field-definition.ts';
import { isValidValue } from './is-valid.ts';
import { ControlFrame, controlAttributes, type FieldControlProps } from './control-frame.tsx';

/** The value for incomplete input. It isn't a valid time, so the backend keeps its own. */
const HALF = '…';

/** A moment, typed in the device's own time. */
export function MomentField(props: FieldControlProps<FieldDefinition, string | null>) {
  const { id, name, field, value, onChange, say, invalid } = props;
  const { t, i18n } = useTranslation(['fields', 'translation']);
  const half = value !== null && !isValidValue(value, field);
  const wrong = half ? t('momentHalf') : invalid ? i18n.t(field.lacks ?? 'translation:lacking') : null;
  return (
    <ControlFrame {...{ id, field, say, wrong }}>
      <MomentInput
        id={id}
        label={say(field.label)}
        data-field={name}
        value={half || value === null ? '' : localText(new Date(value))}
        onChange={(typed) => onChange(typed === '' ? null : (momentOf({ later: true, typed }) ?? HALF))}
        {...controlAttributes(id, wrong, field)}
      />
    </ControlFrame>
  );
}
