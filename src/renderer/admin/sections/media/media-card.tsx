import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import { altsOf, calledBy, type PictureUse, type StoredPicture } from '#renderer/data/collections/media.ts';
import { LANGUAGES, otherLanguage } from '#domain/localized.ts';
import { usePictureSource } from '../../cms/pictures/use-picture-source.ts';
import { SelectBox } from '../../data-table/select-box.tsx';
import type { Selection } from '../../data-table/use-selection.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { AttachmentIcon } from '#renderer/ui/lazy/admin-icons.ts';

interface Props {
  readonly picture: StoredPicture;
  /** Of pictures that may go, by their folders. */
  readonly selection: Selection<string>;
  readonly onRemove: () => void;
  readonly onReplace: () => void;
}

/** One picture or attached file, with all that uses it. */
export function MediaCard({ picture, selection, onRemove, onReplace }: Props) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const source = usePictureSource();
  const { address, attached, bytes, madeAt, used, unused, older, uses } = picture;
  const fileName = attached ? calledBy(picture) : picture.name;
  const said = LANGUAGES.map((side) => [side, altsOf(uses, side)] as const).filter(([, alts]) => alts.length > 0);
  const other = otherLanguage(language);
  const name = altsOf(uses, language)[0] ?? altsOf(uses, other)[0] ?? (fileName || t('unnamed'));
  const facts = `${attached ? 'PDF, ' : ''}${byteSize(bytes, language)}, ${longDate(localDay(new Date(madeAt)), language)}`;
  return (
    <li className="media-card grid grid-cols-[minmax(0,1fr)] gap-3 content-start pb-5 border-b-[1.5px] border-line">
      {attached ? (
        <a
          className="grid w-full aspect-16/10 place-items-center content-center gap-2 rounded-[8px] bg-sunk font-bold text-brand underline decoration-2 underline-offset-4 [&_svg]:size-10 max-sm:aspect-auto max-sm:py-5"
          href={source(address)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('openNamed', { name })}
        >
          <AttachmentIcon />
          {t('open')}
        </a>
      ) : (
        <img
          className="w-full aspect-16/10 rounded-[8px] bg-sunk object-contain picture"
          src={source(address, 400)}
          alt={name}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 content-start min-w-0 wrap-anywhere">
        {fileName !== '' && (
          <p className="media-name line-clamp-3 font-semibold" title={fileName}>
            {fileName}
          </p>
        )}
        <p className="text-ink-2 tabular-nums">{facts}</p>
        {used ? (
          <ul className="media-uses" aria-label={t('usedIn')}>
            {uses.map((use) => (
              <UseLine key={`${use.collection} ${use.id}`} use={use} />
            ))}
          </ul>
        ) : (
          <p className="text-warn font-semibold">
            {t(older ? 'onlyOlder' : 'notUsed')} {!unused && t('tooNew')}
          </p>
        )}
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
        {used && !attached && said.length === 0 && <p className="text-ink-2">{t('noAlt')}</p>}
        <div className="media-actions flex flex-wrap gap-x-3 gap-y-2 items-center mt-1 empty:hidden">
          {!attached && uses.some(({ draft }) => draft) && (
            <Button variant="outline" size="sm" aria-label={t('replaceNamed', { name })} onClick={onReplace}>
              {t('replace')}
            </Button>
          )}
          {unused && (
            <>
              <Button
                variant="outline"
                size="sm"
                aria-label={t(attached ? 'removeFileNamed' : 'removeNamed', { facts })}
                onClick={onRemove}
              >
                {t('remove')}
              </Button>
              <SelectBox
                selection={selection}
                id={picture.folder}
                className="grid size-11 cursor-pointer place-items-center"
                label={t(attached ? 'chooseFile' : 'choose', { facts })}
              />
            </>
          )}
        </div>
      </div>
    </li>
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
