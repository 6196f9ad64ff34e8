import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/localized.ts';
import { PICTURES_PER_PAGE } from '#domain/limits.ts';
import { altsOf, type StoredPicture } from '#renderer/data/collections/media.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useTypedSearch } from '#renderer/ui/use-typed-search.ts';
import { MediaIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { MediaPages } from '../uploads/media-pages.tsx';
import { SearchBox } from '../../data-table/search-box.tsx';
import { PICTURE_LIST_CLASS, PictureChoice, PictureDisclosure } from './picture-disclosure.tsx';
import { useMediaPage } from '../uploads/use-media-page.ts';

interface Props {
  /** Address of the picture there is now. */
  readonly current: string;
  readonly pictureSource: (address: string, width?: number) => string;
  /** With what other texts say of the picture for those who can't see it. */
  readonly onChoose: (address: string, alt: Localized) => void;
}

/** A button that unfolds the pictures that were uploaded before. */
export function UploadedChoice(props: Props) {
  const { t } = useTranslation('pictures');
  return (
    <PictureDisclosure icon={MediaIcon} label={t('library')}>
      <Pictures {...props} />
    </PictureDisclosure>
  );
}

function Pictures({ current, pictureSource, onChoose }: Props) {
  const { t } = useTranslation('pictures');
  const { language } = useLanguage();
  const [{ number, search }, setQuery] = useState({ number: 1, search: '' });
  const list = useMediaPage('pictures', number, search);
  const { page, isOutdated } = list;
  const box = useTypedSearch({ search, onSearch: (text) => setQuery({ number: 1, search: text }) });
  const last = page === null ? 1 : Math.max(1, Math.ceil(page.found / PICTURES_PER_PAGE));
  const told = () => {
    if (page === null || isOutdated) return '';
    if (page.found > 0) {
      return t('libraryFound', { count: page.found, number: wholeNumber(page.found, language, page.more) });
    }
    return t(search === '' ? 'libraryNone' : 'libraryNotFound');
  };
  const said = ({ uses }: StoredPicture): Localized => ({
    id: altsOf(uses, 'id')[0] ?? '',
    en: altsOf(uses, 'en')[0] ?? '',
  });
  const label = (picture: StoredPicture) =>
    picture.name ||
    said(picture)[language] ||
    t('libraryUnnamed', { date: longDate(localDay(new Date(picture.madeAt)), language) });
  return (
    <>
      <div role="search" className="max-w-[32rem]">
        <SearchBox search={box} label={t('search')} shortcut={false} />
      </div>
      <p role="status" className="text-ink-2 text-small leading-[1.4] empty:hidden">
        {told()}
      </p>
      <QueryNote query={list} title={t('libraryFailed')} />
      {page && page.rows.length > 0 && (
        <ul className={PICTURE_LIST_CLASS}>
          {page.rows.map((picture) => (
            <PictureChoice
              key={picture.folder}
              source={pictureSource(picture.address, 240)}
              label={label(picture)}
              isCurrent={current === picture.address}
              onChoose={() => onChoose(picture.address, said(picture))}
            />
          ))}
        </ul>
      )}
      {last > 1 && (
        <MediaPages
          number={number}
          last={last}
          more={page?.more}
          onTurn={(wanted) => setQuery({ number: wanted, search })}
        />
      )}
    </>
  );
}
