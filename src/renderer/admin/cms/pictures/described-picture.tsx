import { useTranslation } from 'react-i18next';
import { ARTICLE_LIMITS } from '#domain/article-document.ts';
import type { HasFocalPoint } from '#domain/focal-point.ts';
import { LANGUAGES, type Localized } from '#domain/localized.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { AltTexts } from './alt-texts.tsx';
import { ShownPicture } from './shown-picture.tsx';

/** What a document holds of its picture. */
export interface PictureValue extends HasFocalPoint {
  /** Its address; empty where there is none. */
  readonly image: string;
  readonly decorative: boolean;
  readonly alt: Localized;
}

interface Props {
  readonly id: string;
  readonly value: PictureValue;
  readonly onChange: (change: Partial<PictureValue>) => void;
  readonly pictureSource: (address: string, width?: number) => string;
  readonly problems?: { readonly alt?: Partial<Localized> };
  readonly mostAlt?: number;
  readonly label?: string;
  readonly described?: boolean;
}

/** A picture that the person may not exchange: they describe it in the languages that they write. */
export function DescribedPicture(props: Props) {
  const {
    id,
    value,
    onChange,
    pictureSource,
    problems,
    mostAlt = ARTICLE_LIMITS.imageAlt,
    label,
    described = true,
  } = props;
  const { t } = useTranslation('pictures');
  const { languages } = useRights();
  if (value.image === '') return null;
  const read = described && !value.decorative ? LANGUAGES.filter((language) => !languages.includes(language)) : [];
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-4 @container">
      <p id={`${id}-label`} className="text-[0.969rem] font-bold">
        {label ?? t('label')}
      </p>
      <ShownPicture key={value.image} source={pictureSource(value.image, 960)} />
      {read.map((language) => (
        <p key={language} lang={language} data-side={language} className="text-ink-2">
          {value.alt[language]}
        </p>
      ))}
      {described && !value.decorative && languages.length > 0 && (
        <AltTexts
          id={`${id}-alt`}
          languages={languages}
          alt={value.alt}
          most={mostAlt}
          decorative={false}
          onAlt={(language, text) => onChange({ alt: { ...value.alt, [language]: text } })}
          onDecorative={null}
          problems={problems?.alt}
        />
      )}
    </div>
  );
}
