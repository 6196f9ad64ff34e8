import { useAccounts } from '#renderer/session/use-accounts.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { usePictureSource } from '../pictures/use-picture-source.ts';
import type { ShapeField } from '../shape-field.ts';
import type { FactProps } from './fact.ts';

const NO_WORDS = { id: '', en: '' };

/** A picture without a description of its own: what stands beside it says what it shows. */
export function PictureFact({ id, field, value, onChange, say, lacking }: FactProps<ShapeField, string>) {
  const accounts = useAccounts();
  const pictureSource = usePictureSource();
  if (!accounts) return null;
  return (
    <div className="fact fact-wide">
      <PictureField
        id={id}
        label={say(field.label)}
        described={false}
        value={{ image: value, decorative: true, alt: NO_WORDS }}
        onChange={({ image }) => image !== undefined && onChange(image)}
        upload={accounts.upload}
        pictureSource={pictureSource}
        problems={{ image: lacking && field.lacks ? say(field.lacks) : undefined }}
      />
    </div>
  );
}
