import { useTranslation } from 'react-i18next';
import type { FocalPoint } from '#domain/focal-point.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { objectPosition } from '#renderer/ui/picture.tsx';

/** A shape that visitors see a picture in: its width for a height of 1, and where that is. */
export interface Crop {
  readonly label: MessageKey;
  readonly ratio: number;
}

interface Props {
  readonly source: string;
  readonly focus: FocalPoint;
  readonly crops: readonly Crop[];
}

/** What of a picture stays in each of its shapes: for the eyes alone. */
export function CropPreviews({ source, focus, crops }: Props) {
  const { i18n } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-3" aria-hidden="true">
      {crops.map(({ label, ratio }) => (
        <li key={label} className="grid gap-1 text-ink-2 text-small leading-[1.3]">
          <img
            className="picture h-16 rounded-[6px] bg-sunk object-cover"
            style={{ aspectRatio: ratio, ...objectPosition(focus) }}
            src={source}
            alt=""
            draggable={false}
          />
          {i18n.t(label)}
        </li>
      ))}
    </ul>
  );
}
