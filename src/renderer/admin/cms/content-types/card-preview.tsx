import type { ComponentType } from 'react';
import { focalPointIn } from '#domain/focal-point.ts';
import { objectPosition } from '#renderer/ui/picture.tsx';
import { usePictureSource } from '../pictures/use-picture-source.ts';
import { previewRow } from './preview-row.ts';
import type { PreviewProps } from './definition-editor.tsx';

const CARD_PREVIEW = 'card-preview grid gap-x-10 gap-y-5 items-center px-6 py-7 max-w-[30rem]';

/** Which fields of a collection stand on its card, beside its title, its content and its picture. */
interface CardFields {
  /** Shared: where the card leads. */
  readonly link?: string;
  readonly place?: string;
}

/** What visitors will see of an item, plainly: its words in their order, its picture, and where it leads. */
export function cardPreview({ link, place }: CardFields): ComponentType<PreviewProps> {
  return function CardPreview({ document, language: wanted }: PreviewProps) {
    const pictureSource = usePictureSource();
    const { language, shared, text: side } = previewRow('', document, wanted);
    const image = textOf(shared['image']);
    const address = link === undefined ? '' : textOf(shared[link]);
    const where = place === undefined ? '' : textOf(side[place]);
    return (
      <article className={CARD_PREVIEW} lang={language}>
        <div>
          <h2 className="type-h3">{textOf(side['title'])}</h2>
          {where !== '' && <p className="mt-1 text-ink-3 whitespace-pre-line">{where}</p>}
          <p className="mt-3 text-ink-2 whitespace-pre-line">{textOf(side['content'])}</p>
          {address !== '' && (
            <a
              href={address}
              className="inline-flex items-center min-h-11 mt-5 wrap-anywhere text-brand font-bold underline"
            >
              {address}
            </a>
          )}
        </div>
        {image !== '' && (
          <img
            className="w-full rounded-[10px] aspect-16/10 object-cover -order-1"
            style={objectPosition(focalPointIn(shared).focus)}
            src={pictureSource(image, 960)}
            alt={shared['decorative'] === true ? '' : textOf(side['imageAlt'])}
          />
        )}
      </article>
    );
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
