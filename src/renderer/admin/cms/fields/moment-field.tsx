import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localText, momentOf } from '../publishing/publish-moment.ts';
import type { FieldDefinition } from '../field-definition.ts';
import { isValidValue } from './is-valid.ts';
import { ControlFrame, controlAttributes, type FieldControlProps } from './control-frame.tsx';

/** The value for incomplete input, which the browser doesn't expose. It isn't a valid time, so the backend keeps its own. */
const HALF = '…';

/** A moment, typed in the device's own time. */
export function MomentField(props: FieldControlProps<FieldDefinition, string | null>) {
  const { id, name, field, value, onChange, say, invalid } = props;
  const { t, i18n } = useTranslation(['fields', 'translation']);
  const half = value !== null && !isValidValue(value, field);
  /** What is found half typed stands in the field no more: leaving that alone doesn't take it out. */
  const [typed, setTyped] = useState(false);
  /** For a time that was never complete, browsers fire no events about its beginning or removal. */
  const look = (input: HTMLInputElement, mayBeGone: boolean) => {
    if (input.validity.badInput) {
      setTyped(true);
      if (value !== HALF) onChange(HALF);
    } else if (half && mayBeGone && input.value === '') onChange(null);
  };
  const wrong = half ? t('momentHalf') : invalid ? i18n.t(field.lacks ?? 'translation:lacking') : null;
  return (
    <ControlFrame {...{ id, field, say, wrong }}>
      <input
        id={id}
        type="datetime-local"
        data-field={name}
        className="field-control"
        value={half || value === null ? '' : localText(new Date(value))}
        max="9999-12-31T23:59"
        onChange={({ target }) => {
          setTyped(true);
          const moment = momentOf({ later: true, typed: target.value });
          onChange(moment ?? (target.validity.badInput ? HALF : null));
        }}
        onKeyUp={({ currentTarget, key }) => look(currentTarget, key === 'Backspace' || key === 'Delete')}
        onBlur={({ currentTarget }) => look(currentTarget, typed)}
        {...controlAttributes(id, wrong, field)}
      />
    </ControlFrame>
  );
}
