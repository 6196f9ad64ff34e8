import { useTranslation } from 'react-i18next';
import type { HasFocalPoint } from '#domain/focal-point.ts';
import type { Localized } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { fieldOfProblem, mediaProblemWords } from '../problem-codes.ts';
import type { Crop } from './crop-previews.tsx';
import { PictureField } from './picture-field.tsx';
import { usePictureSource } from './use-picture-source.ts';

/** A document with one picture, which each language describes. */
export interface PicturedDocument extends Localized<{ readonly imageAlt: string }>, HasFocalPoint {
  /** Address of the picture; empty where there is none yet. */
  readonly image: string;
  readonly decorative: boolean;
}

interface Props<Document extends PicturedDocument> {
  readonly id: string;
  readonly document: Document;
  readonly onChange: (change: (now: Document) => Document) => void;
  readonly upload: Accounts['upload'];
  readonly crops: readonly Crop[];
  /** What the picture is for, where "picture" alone doesn't say. */
  readonly label?: string;
  /** The texts of the document, in Markdown, where it has them. */
  readonly texts?: Localized;
  /** Problems reported by publishing, by language. */
  readonly invalid: Localized<readonly string[]>;
}

/** The picture of a document, with its description in both languages. */
export function DocumentPicture<Document extends PicturedDocument>(props: Props<Document>) {
  const { id, document, onChange, upload, invalid, texts, crops, label } = props;
  const { t, i18n } = useTranslation('pictures');
  const pictureSource = usePictureSource();
  const imageProblem = [...invalid.id, ...invalid.en].find((problem) => fieldOfProblem(problem) === 'image');
  return (
    <div data-field="image">
      <PictureField
        id={id}
        {...(label !== undefined && { label })}
        value={{
          image: document.image,
          focus: document.focus,
          decorative: document.decorative,
          alt: { id: document.id.imageAlt, en: document.en.imageAlt },
        }}
        onChange={({ alt, ...rest }) =>
          onChange((now) => ({
            ...now,
            ...rest,
            ...(alt && { id: { ...now.id, imageAlt: alt.id }, en: { ...now.en, imageAlt: alt.en } }),
          }))
        }
        upload={upload}
        pictureSource={pictureSource}
        texts={texts}
        crops={crops}
        problems={{
          image: imageProblem && i18n.t(mediaProblemWords(imageProblem) ?? 'pictures:lacks.image'),
          alt: {
            ...(invalid.id.includes('imageAlt') ? { id: t('lacks.imageAlt') } : {}),
            ...(invalid.en.includes('imageAlt') ? { en: t('lacks.imageAlt') } : {}),
          },
        }}
      />
    </div>
  );
}
