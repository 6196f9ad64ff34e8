import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const PICTURE_SHOWN =
  'picture size-auto max-h-[24rem] rounded-[10px] in-[.entry]:max-h-[9rem] ' +
  'in-[.text-picture]:min-h-[10rem] in-[.text-picture]:h-[10rem] in-[.text-picture]:object-contain';

interface Props {
  readonly source: string;
  /** What happens when a pointer is on it. */
  readonly surface?: HTMLAttributes<HTMLElement>;
  /** What stands on it, placed by its size. */
  readonly children?: ReactNode;
}

/** The picture that is chosen; where it can't be fetched, that it stays chosen. */
export function ShownPicture({ source, surface, children }: Props) {
  const { t } = useTranslation('pictures');
  const [isUnseen, setUnseen] = useState(false);
  if (isUnseen) return <p className="px-4 py-3 border-l-4 border-accent bg-accent-soft">{t('unseen')}</p>;
  const picture = (
    <img
      className={`${PICTURE_SHOWN} ${children ? 'max-w-full' : 'max-w-[min(30rem,100%)]'}`}
      src={source}
      alt={t('chosen')}
      decoding="async"
      draggable={false}
      onError={() => setUnseen(true)}
    />
  );
  if (!children) return picture;
  return (
    <div
      className="relative w-fit max-w-[min(30rem,100%)] overflow-hidden rounded-[10px] touch-pan-y select-none cursor-crosshair"
      {...surface}
    >
      {picture}
      {children}
    </div>
  );
}
