import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkField, LinkWay } from '../shape-field.ts';
import { fits } from './fits.ts';
import type { FactProps } from './fact.ts';
import { factAttributes, FactFrame } from './fact-frame.tsx';

/** What an address has to begin with, for each way that it may lead. */
const FORMS: Readonly<Record<LinkWay, ParseKeys<['fields']>>> = {
  web: 'fields:linkWeb',
  page: 'fields:linkPage',
  mail: 'fields:linkMail',
  phone: 'fields:linkPhone',
};

/** An address to follow. While it isn't whole, what is typed stays here: the backend gets none. */
export function LinkFact({ id, name, field, value, onChange, say, lacking }: FactProps<LinkField, string>) {
  const { t, i18n } = useTranslation(['fields', 'translation']);
  /** Nobody is told while they type what comes next. */
  const [typing, setTyping] = useState(false);
  const half = !fits(value, field);
  const wrong =
    half && !typing
      ? [t('linkHalf'), ...field.to.map((way) => t(FORMS[way]))].join(' ')
      : lacking && !half
        ? i18n.t(field.lacks ?? 'translation:lacking')
        : null;
  return (
    <FactFrame {...{ id, field, say, wrong }}>
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
        {...factAttributes(id, wrong, field)}
      />
    </FactFrame>
  );
}
