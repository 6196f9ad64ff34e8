import { useTranslation } from 'react-i18next';
import { altsOf, calledBy, type StoredPicture, USES_MOST } from '#renderer/data/collections/media.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { usePictureSource } from '../../cms/pictures/use-picture-source.ts';
import { SelectBox } from '../../data-table/select-box.tsx';
import type { Selection } from '../../data-table/use-selection.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { AttachmentIcon, BinIcon, ReplaceIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Tooltip } from '#renderer/ui/lazy/tooltip.tsx';

const TILE = 'aspect-4/3 w-full rounded-[8px] bg-sunk';
const TOOL = 'grid size-11 flex-none place-items-center rounded-[8px] text-ink-2 hover:bg-sunk hover:text-ink';

interface Props {
  readonly picture: StoredPicture;
  /** Of pictures that may go, by their folders. */
  readonly selection: Selection<string>;
  /** Shows where it is used. */
  readonly onUses: () => void;
  readonly onRemove: () => void;
  readonly onReplace: () => void;
}

/** One picture or attached file of the grid, with how often it is used. */
export function MediaCard({ picture, selection, onUses, onRemove, onReplace }: Props) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const source = usePictureSource();
  const { address, attached, bytes, madeAt, used, unused, older, uses } = picture;
  const fileName = attached ? calledBy(picture) : picture.name;
  const alt = [language, ...LANGUAGES].flatMap((side) => altsOf(uses, side))[0];
  const name = alt ?? (fileName || t('unnamed'));
  const kind = attached ? 'PDF' : (/\.(\w+)$/.exec(picture.files[0] ?? '')?.[1]?.toUpperCase() ?? '');
  const size = `${kind}, ${byteSize(bytes, language)}`;
  const facts = `${size}, ${longDate(localDay(new Date(madeAt)), language)}`;
  const count = uses.length;
  const number = `${wholeNumber(count, language)}${count < USES_MOST ? '' : '+'}`;
  return (
    <li className="media-card grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <div className="relative">
        {attached ? (
          <a
            className={`${TILE} grid place-items-center content-center gap-1 font-bold text-brand underline decoration-2 underline-offset-4 [&_svg]:size-8`}
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
            className={`${TILE} picture object-contain`}
            src={source(address, 400)}
            alt={name}
            loading="lazy"
            decoding="async"
          />
        )}
        {unused && (
          <SelectBox
            selection={selection}
            id={picture.folder}
            className="absolute top-0 left-0 grid size-11 cursor-pointer place-items-center rounded-tl-[8px] rounded-br-[8px] bg-bg/85"
            label={t(attached ? 'chooseFile' : 'choose', { facts: fileName ? `${fileName}, ${facts}` : facts })}
          />
        )}
      </div>
      <p className="media-name truncate text-small font-semibold" title={fileName || undefined}>
        {fileName || t('unnamed')}
      </p>
      <p className="text-small leading-[1.35] text-ink-2 tabular-nums" title={facts}>
        {size}
      </p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-1">
        {used ? (
          <button
            type="button"
            className="min-h-11 text-small font-bold text-brand underline decoration-2 underline-offset-4"
            aria-label={t('usesNamed', { count, number, name })}
            onClick={onUses}
          >
            {t('uses', { count, number })}
          </button>
        ) : (
          <p className="min-w-0 flex-1 text-small leading-[1.35] font-semibold text-warn">
            {t(older ? 'onlyOlder' : 'notUsed')} {!unused && t('tooNew')}
          </p>
        )}
        <div className="media-actions -mr-2.5 flex empty:hidden">
          {!attached && uses.some(({ draft }) => draft) && (
            <Tooltip side="bottom" text={t('replace')}>
              <button type="button" className={TOOL} aria-label={t('replaceNamed', { name })} onClick={onReplace}>
                <ReplaceIcon />
              </button>
            </Tooltip>
          )}
          {unused && (
            <Tooltip side="bottom" text={t('remove')}>
              <button
                type="button"
                className={TOOL}
                aria-label={t(attached ? 'removeFileNamed' : 'removeNamed', { facts })}
                onClick={onRemove}
              >
                <BinIcon />
              </button>
            </Tooltip>
          )}
        </div>
      </div>
    </li>
  );
}
