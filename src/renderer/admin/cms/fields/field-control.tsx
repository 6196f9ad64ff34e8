import type { ReactNode } from 'react';
import type { Localized } from '#domain/localized.ts';
import type { ShapeField } from '../shape-field.ts';
import { DateFact } from './date-fact.tsx';
import type { FactProps } from './fact.ts';
import { FlagFact } from './flag-fact.tsx';
import { LinkFact } from './link-fact.tsx';
import { MomentFact } from './moment-fact.tsx';
import { NumberFact } from './number-fact.tsx';
import { PictureFact } from './picture-fact.tsx';
import { BothFact, TextFact } from './text-fact.tsx';

/** The control of a field, whatever its kind; lists have their own (entry-list.tsx). */
export function FieldControl(props: FactProps<ShapeField, unknown>): ReactNode {
  const { id, name, field, value, onChange, say, lang, lacking } = props;
  const rest = { id, name, onChange, say, lacking };
  switch (field.kind) {
    case 'text':
      return field.both ? (
        <BothFact {...rest} field={field} value={value as Localized} />
      ) : (
        <TextFact {...rest} lang={lang} field={field} value={value as string} />
      );
    case 'link':
      return <LinkFact {...rest} field={field} value={value as string} />;
    case 'number':
      return <NumberFact {...rest} field={field} value={value as number | string | null} />;
    case 'moment':
      return <MomentFact {...rest} field={field} value={value as string | null} />;
    case 'date':
      return (
        <DateFact
          {...(name !== undefined && { name })}
          label={say(field.label)}
          help={field.note === undefined ? '' : say(field.note)}
          value={value as string | null}
          lacks={lacking && field.lacks ? say(field.lacks) : null}
          onChange={onChange}
        />
      );
    case 'flag':
      return <FlagFact {...rest} field={field} value={value === true} />;
    case 'picture':
      return <PictureFact {...rest} field={field} value={value as string} />;
    case 'items':
      return null;
  }
}
