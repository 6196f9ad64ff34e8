import { useAccounts } from '#renderer/session/use-request.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { usePictureSource } from '../pictures/use-picture-source.ts';
import type { FieldDefinition } from '../field-definition.ts';
import type { FieldControlProps } from './field-props.ts';
import { FIELD } from './field-class.ts';

const NO_WORDS = { id: '', en: '' };

/** A picture without a description of its own: what stands beside it says what it shows. */
export function SharedPictureField({
  id,
  field,
  value,
  onChange,
  say,
  invalid,
}: FieldControlProps<FieldDefinition, string>) {
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
