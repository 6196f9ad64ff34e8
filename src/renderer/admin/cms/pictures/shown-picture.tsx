import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const PICTURE_SHOWN =
  'size-auto max-w-[min(30rem,100%)] max-h-[24rem] rounded-[10px] in-[.entry]:max-h-[9rem] ' +
  'in-[.text-picture]:min-h-[10rem] in-[.text-picture]:h-[10rem] in-[.text-picture]:object-contain';

/** The picture that is chosen; where it can't be fetched, that it stays chosen. */
export function ShownPicture({ source }: { readonly source: string }) {
  const { t } = useTranslation('pictures');
  const [isUnseen, setUnseen] = useState(false);
  if (isUnseen) return <p className="px-4 py-3 border-l-4 border-accent bg-accent-soft">{t('unseen')}</p>;
  return (
    <img
      className={`picture ${PICTURE_SHOWN}`}
      src={source}
      alt={t('chosen')}
      decoding="async"
      onError={() => setUnseen(true)}
    />
  );
}
