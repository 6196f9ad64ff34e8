import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANGUAGES } from '#domain/localized.ts';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import { altsOf, calledBy, type PictureUse, type StoredPicture } from '#renderer/data/collections/media.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';

interface Props {
  readonly picture: StoredPicture;
  readonly onClose: () => void;
}

/** Where a picture or an attached file is used, and how it is described there. */
export function UsesDialog({ picture, onClose }: Props) {
  const { t } = useTranslation('media');
  const { attached, uses } = picture;
  const said = LANGUAGES.map((side) => [side, altsOf(uses, side)] as const).filter(([, alts]) => alts.length > 0);
  return (
    <Dialog title={t('usedIn')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">
        <p className="text-ink-2">{attached ? calledBy(picture) : picture.name || t('unnamed')}</p>
        <ul className="media-uses" aria-label={t('usedIn')}>
          {uses.map((use) => (
            <UseLine key={`${use.collection} ${use.id}`} use={use} />
          ))}
        </ul>
        {said.length > 0 && (
          <dl className="grid gap-2 [&_dt]:text-ink-2 [&_dt]:text-small">
            {said.map(([side, alts]) => (
              <div key={side}>
                <dt>{t(side === 'id' ? 'altIndonesian' : 'altEnglish')}</dt>
                {alts.map((alt) => (
                  <dd key={alt} lang={side}>
                    {alt}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {!attached && said.length === 0 && <p className="text-ink-2">{t('noAlt')}</p>}
      </div>
    </Dialog>
  );
}

function UseLine({ use: { collection, id, title, draft, live, binned } }: { readonly use: PictureUse }) {
  const { t, i18n } = useTranslation(['media']);
  const { language } = useLanguage();
  const toAddress = useAddress();
  const place = placeOfItem(useSections(), { collection, id });
  const shown = (language === 'en' ? title.en || title.id : title.id || title.en) || t('untitled', { number: id });
  return (
    <li>
      {place ? (
        <Link
          to={toAddress(place.path)}
          className="inline-flex items-center min-h-11 text-brand font-bold underline decoration-2 underline-offset-4"
        >
          {shown}
        </Link>
      ) : (
        shown
      )}{' '}
      <span className="text-ink-2">
        {place && i18n.t(place.section.label)}
        {binned && `, ${t('inBin')}`}
        {live && !draft && `, ${t('liveOnly')}`}
      </span>
    </li>
  );
}
