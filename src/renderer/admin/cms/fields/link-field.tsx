import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkFieldDefinition, LinkWay } from '../field-definition.ts';
import { isValidValue } from './is-valid.ts';
import { ControlFrame, controlAttributes, type FieldControlProps } from './control-frame.tsx';

/** What an address has to begin with, for each way that it may lead. */
const FORMS: Readonly<Record<LinkWay, ParseKeys<['fields']>>> = {
  web: 'fields:linkWeb',
  page: 'fields:linkPage',
  mail: 'fields:linkMail',
  phone: 'fields:linkPhone',
};

/** An address to follow. While it isn't whole, what is typed stays here: the backend gets none. */
export function LinkField(props: FieldControlProps<LinkFieldDefinition, string>) {
  const { id, name, field, value, onChange, say, invalid } = props;
  const { t, i18n } = useTranslation(['fields', 'translation']);
  /** Errors aren't shown while typing. */
  const [typing, setTyping] = useState(false);
  const half = !isValidValue(value, field);
  const wrong =
    half && !typing
      ? [t('linkHalf'), ...field.to.map((way) => t(FORMS[way]))].join(' ')
      : invalid && !half
        ? i18n.t(field.lacks ?? 'translation:lacking')
        : null;
  return (
    <ControlFrame {...{ id, field, say, wrong }}>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        data-field={name}
        className="field-control"
        value={value}
        onChange={({ target }) => {
          setTyping(true);
          onChange(target.value);
        }}
        onBlur={() => {
          setTyping(false);
          // Blanks come along with what is pasted.
          if (value !== value.trim()) onChange(value.trim());
        }}
        {...controlAttributes(id, wrong, field)}
      />
    </ControlFrame>
  );
}
