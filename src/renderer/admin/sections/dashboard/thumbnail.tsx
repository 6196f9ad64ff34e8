import { useState, type ComponentType } from 'react';
import { usePictureSource } from '../../cms/pictures/use-picture-source.ts';

const SIZE = { width: 56, height: 40 };
const LOOK = 'h-10 w-14 flex-none rounded-[6px] bg-sunk dark:bg-line';

interface Props {
  readonly image: string;
  /** Stands there where there is no picture, or it can't be had. */
  readonly Icon: ComponentType<{ readonly className?: string }>;
}

/** An item's picture in a row. */
export function Thumbnail({ image, Icon }: Props) {
  const source = usePictureSource();
  const [unseen, setUnseen] = useState<string | null>(null);
  if (image === '' || unseen === image) {
    return (
      <span className={`${LOOK} grid place-items-center`}>
        <Icon className="text-ink-3" />
      </span>
    );
  }
  return (
    <img
      src={source(image, SIZE.width)}
      alt=""
      {...SIZE}
      loading="lazy"
      decoding="async"
      onError={() => setUnseen(image)}
      className={`${LOOK} picture object-cover`}
    />
  );
}
