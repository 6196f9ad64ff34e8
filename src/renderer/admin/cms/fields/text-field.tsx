import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Localized } from '#domain/localized.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { useLanguageNames } from '../language-names.ts';
import type { TextFieldDefinition } from '../field-definition.ts';
import { Changeable, ControlFrame, controlAttributes, type FieldControlProps } from './control-frame.tsx';

interface Props extends FieldControlProps<TextFieldDefinition, string> {
  readonly aside?: string;
}

/** A text that both languages share, or that an entry of a list has. */
export function TextField({ id, name, field, value, onChange, say, invalid, lang, aside }: Props) {
  const { t, i18n } = useTranslation(['translation']);
  const tooLong = [...value].length - field.most;
  const wrong =
    tooLong > 0 ? t('tooLong', { count: tooLong }) : invalid ? i18n.t(field.lacks ?? 'translation:lacking') : null;
  const control = {
    id,
    lang,
    value,
    'data-field': name,
    'data-side': lang,
    className: 'field-control',
    inputMode: field.keyboard,
    ...controlAttributes(id, wrong, field),
  };
  return (
    <ControlFrame {...{ id, field, say, wrong }} {...(aside !== undefined && { aside })}>
      {field.as === 'lines' ? (
        <textarea {...control} rows={3} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...control} type="text" onChange={({ target }) => onChange(target.value)} />
      )}
    </ControlFrame>
  );
}

/** A text that both languages share and that is written for each of them, beside one another. Invalid is what is empty. */
export function TextFieldInBothLanguages({
  id,
  value,
  onChange,
  invalid,
  ...rest
}: FieldControlProps<TextFieldDefinition, Localized>) {
  const languageNames = useLanguageNames();
  const { languages } = useRights();
  return LANGUAGES.map((language) => (
    <Changeable key={language} if={languages.includes(language)}>
      <TextField
        {...rest}
        id={`${id}-${language}`}
        lang={language}
        aside={languageNames[language]}
        value={value[language]}
        invalid={invalid && value[language].trim() === ''}
        onChange={(text) => onChange({ ...value, [language]: text })}
      />
    </Changeable>
  ));
}
