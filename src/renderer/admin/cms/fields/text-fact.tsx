import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Localized } from '#domain/localized.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { TextField } from '../shape-field.ts';
import type { FactProps } from './fact.ts';
import { factAttributes, FactFrame } from './fact-frame.tsx';

interface Props extends FactProps<TextField, string> {
  readonly aside?: string;
}

/** A text that both languages share, or that an entry of a list has. */
export function TextFact({ id, name, field, value, onChange, say, lacking, lang, aside }: Props) {
  const { t, i18n } = useTranslation(['translation']);
  const tooLong = [...value].length - field.most;
  const wrong =
    tooLong > 0 ? t('tooLong', { count: tooLong }) : lacking ? i18n.t(field.lacks ?? 'translation:lacking') : null;
  const control = {
    id,
    lang,
    value,
    'data-field': name,
    'data-side': lang,
    className: 'field-control',
    inputMode: field.keyboard,
    ...factAttributes(id, wrong, field),
  };
  return (
    <FactFrame {...{ id, field, say, wrong }} {...(aside !== undefined && { aside })}>
      {field.as === 'lines' ? (
        <textarea {...control} rows={3} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...control} type="text" onChange={({ target }) => onChange(target.value)} />
      )}
    </FactFrame>
  );
}

/** A text that both languages share and that is written for each of them, beside one another. */
export function BothFact({ id, value, onChange, ...rest }: FactProps<TextField, Localized>) {
  return LANGUAGES.map((language) => (
    <TextFact
      key={language}
      {...rest}
      id={`${id}-${language}`}
      lang={language}
      aside={LANGUAGE_NAMES[language]}
      value={value[language]}
      onChange={(text) => onChange({ ...value, [language]: text })}
    />
  ));
}
