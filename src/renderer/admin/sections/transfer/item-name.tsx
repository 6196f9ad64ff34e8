import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import type { ImportRow } from '#renderer/data/collections/transfer.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';

/** What an item of an import is called, with its section; linked where it is here already. */
export function ItemName({
  collection,
  id,
  indonesian,
  english,
  linked,
}: Omit<ImportRow, 'what'> & { readonly linked: boolean }) {
  const { t, i18n } = useTranslation(['transfer']);
  const { language } = useLanguage();
  const address = useAddress();
  const place = placeOfItem(useSections(), { collection, id });
  const title = language === 'en' ? english || indonesian : indonesian || english;
  const name = title || t('untitled', { number: id });
  return (
    <>
      {place && linked ? (
        <Link
          to={address(place.path)}
          className="inline-flex items-center min-h-11 text-brand underline underline-offset-4"
        >
          {name}
        </Link>
      ) : (
        name
      )}
      {place && <span className="text-ink-2"> ({i18n.t(place.section.label)})</span>}
    </>
  );
}
