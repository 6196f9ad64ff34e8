import type { ReactNode } from 'react';
import type { Localized } from '#domain/localized.ts';
import type { FieldDefinition } from '../field-definition.ts';
import { ChoiceField } from './choice-field.tsx';
import { DateField } from './date-field.tsx';
import type { FieldControlProps } from './field-props.ts';
import { FlagField } from './flag-field.tsx';
import { LinkField } from './link-field.tsx';
import { MomentField } from './moment-field.tsx';
import { NumberField } from './number-field.tsx';
import { SharedPictureField } from './shared-picture-field.tsx';
import { TextFieldInBothLanguages, TextField } from './text-field.tsx';

/** The control of a field, whatever its kind; lists have their own (entry-list.tsx). */
export function FieldControl(props: FieldControlProps<FieldDefinition, unknown>): ReactNode {
  const { id, name, field, value, onChange, say, lang, choices, invalid } = props;
  const rest = { id, name, onChange, say, invalid };
  switch (field.kind) {
    case 'text':
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
      return (
        <DateField
          {...(name !== undefined && { name })}
          label={say(field.label)}
          help={field.note === undefined ? '' : say(field.note)}
          value={value as string | null}
          lacks={invalid && field.lacks ? say(field.lacks) : null}
          onChange={onChange}
        />
      );
    case 'flag':
      return <FlagField {...rest} field={field} value={value === true} />;
    case 'picture':
      return <SharedPictureField {...rest} field={field} value={value as string} />;
    case 'items':
      return null;
  }
}
