import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useReadableIds } from './use-readable-ids.ts';

/** Says of an article, where there is no network, that it isn't on this device: its link leads nowhere now. */
export function AbsentNote({ id }: { readonly id: number }) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const readable = useReadableIds();
  if (!readable || readable.has(id)) return null;
  return (
    <p className="type-small mt-1 font-bold text-ink" lang={language}>
      {t('absent')}
    </p>
  );
}
