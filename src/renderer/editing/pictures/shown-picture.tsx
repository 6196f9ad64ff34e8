import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The picture that is chosen; where it can't be fetched, that it stays chosen. */
export function ShownPicture({ source }: { readonly source: string }) {
  const { t } = useTranslation();
  const [isUnseen, setUnseen] = useState(false);
  if (isUnseen) return <p className="picture-unseen">{t('picture.unseen')}</p>;
  return (
    <img
      className="picture picture-shown"
      src={source}
      alt={t('picture.chosen')}
      decoding="async"
      onError={() => setUnseen(true)}
    />
  );
}
