import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The picture that is chosen; where it can't be fetched, that it stays chosen. */
export function ShownPicture({ source }: { readonly source: string }) {
  const { t } = useTranslation('pictures');
  const [isUnseen, setUnseen] = useState(false);
  if (isUnseen) return <p className="picture-unseen">{t('unseen')}</p>;
  return (
    <img
      className="picture picture-shown"
      src={source}
      alt={t('chosen')}
      decoding="async"
      onError={() => setUnseen(true)}
    />
  );
}
