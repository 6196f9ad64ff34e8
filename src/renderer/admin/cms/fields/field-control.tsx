import type { ReactNode } from 'react';
import type { Localized } from '#domain/localized.ts';
import type { ChoiceFieldDefinition, FieldDefinition } from '../field-definition.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { DateField } from './date-field.tsx';
import { Changeable, ControlFrame, FIELD, controlAttributes, type FieldControlProps } from './control-frame.tsx';
import { LinkField } from './link-field.tsx';
import { MomentField } from './moment-field.tsx';
import { MonthsField } from './months-field.tsx';
import { NumberField } from './number-field.tsx';
import { StagesField } from './stages-field.tsx';
import { TextField, TextFieldInBothLanguages } from './text-field.tsx';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAccounts } from '#renderer/session/use-request.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { usePictureSource } from '../pictures/use-picture-source.ts';

/**
 * The control of a field, whatever its kind; lists have their own (entry-list.tsx). What the person may not change is shown, and
 * disabled: a text of a language by that language, anything else by the right to edit.
 */
export function FieldControl(props: FieldControlProps<FieldDefinition, unknown>): ReactNode {
  const { may, languages } = useRights();
  const { field, lang } = props;
  // Each of its texts, and a picture, decides for itself.
  if ((field.kind === 'text' && field.both === true) || field.kind === 'picture') return <KindControl {...props} />;
  return (
    <Changeable if={lang === undefined ? may('content.edit') : languages.includes(lang)}>
      <KindControl {...props} />
    </Changeable>
  );
}

function KindControl(props: FieldControlProps<FieldDefinition, unknown>): ReactNode {
  const { id, name, field, value, onChange, say, lang, choices, invalid } = props;
  const rest = { id, name, onChange, say, invalid };
  switch (field.kind) {
    case 'text':
      if (field.stages) return <StagesField {...rest} field={field} value={value as string} />;
      return field.both ? (
        <TextFieldInBothLanguages {...rest} field={field} value={value as Localized} />
      ) : (
        <TextField {...rest} lang={lang} field={field} value={value as string} />
      );
    case 'choice':
      return <ChoiceField {...rest} field={field} value={value as number | null} choices={choices} />;
    case 'link':
      return <LinkField {...rest} field={field} value={value as string} />;
    case 'number':
      return <NumberField {...rest} field={field} value={value as number | string | null} />;
    case 'moment':
      return <MomentField {...rest} field={field} value={value as string | null} />;
    case 'date':
      return <DateField {...rest} field={field} value={value as string | null} />;
    case 'months':
      return <MonthsField {...rest} field={field} value={value as readonly number[] | undefined} />;
    case 'flag':
      return <FlagField {...rest} field={field} value={value === true} />;
    case 'picture':
      return <SharedPictureField {...rest} field={field} value={value as string} />;
    case 'choices':
    // The picture's own field has it.
    case 'focus':
    case 'items':
      return null;
  }
}

/** One of several choices, or none. One that isn't known here stays. */
function ChoiceField(props: FieldControlProps<ChoiceFieldDefinition, number | null>) {
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
        {...controlAttributes(id, wrong, field)}
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

/** Yes or no. */
function FlagField({ id, field: { label, note }, value, onChange, say }: FieldControlProps<FieldDefinition, boolean>) {
  return (
    <div className={FIELD}>
      <label className="inline-flex! gap-2.5 items-center min-h-11">
        <input
          id={id}
          type="checkbox"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={note === undefined ? undefined : `${id}-help`}
        />
        {say(label)}
      </label>
      {note !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-ink-2 text-small">
          {say(note)}
        </p>
      )}
    </div>
  );
}

const NO_WORDS = { id: '', en: '' };

/** A picture without an alternative text of its own: the texts beside it describe it. */
function SharedPictureField({ id, field, value, onChange, say, invalid }: FieldControlProps<FieldDefinition, string>) {
  const accounts = useAccounts();
  const pictureSource = usePictureSource();
  if (!accounts) return null;
  return (
    <div className={`${FIELD} col-span-full`}>
      <PictureField
        id={id}
        label={say(field.label)}
        described={false}
        value={{ image: value, decorative: true, alt: NO_WORDS }}
        onChange={({ image }) => image !== undefined && onChange(image)}
        upload={accounts.upload}
        pictureSource={pictureSource}
        problems={{ image: invalid && field.lacks ? say(field.lacks) : undefined }}
      />
    </div>
  );
}
