import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_TYPE } from '#domain/attachment-address.ts';
import { ATTACHMENT_BYTES_MAX, PICTURES_PER_PAGE } from '#domain/limits.ts';
import type { Language } from '#domain/localized.ts';
import { calledBy, type StoredPicture } from '#renderer/data/collections/media.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { AttachmentIcon, FileIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useTypedSearch } from '#renderer/ui/use-typed-search.ts';
import { SearchBox } from '../../data-table/search-box.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { FileChooser } from '../uploads/file-chooser.tsx';
import { megabytes } from '../uploads/upload-fault.ts';
import { MediaPages } from '../uploads/media-pages.tsx';
import { useMediaPage } from '../uploads/use-media-page.ts';
import { attachmentWords } from './attachment-words.ts';

const ROW =
  'flex w-full min-h-14 items-center gap-3 rounded-[8px] px-2 py-2 text-left hover:bg-sunk [&>svg]:flex-none [&>svg]:text-ink-2';

interface Props {
  readonly id: string;
  /** Of the text: sizes are written in it. */
  readonly language: Language;
  readonly onFiles: (files: readonly File[]) => void;
  /** With the words that its link begins with. */
  readonly onChoose: (address: string, words: string) => void;
}

/** Where a file to attach may come from: this device, or those that are there already. */
export function AttachmentChoices({ id, language: written, onFiles, onChoose }: Props) {
  const { t } = useTranslation('attachments');
  const { language } = useLanguage();
  const mayUpload = useRights().may('content.edit');
  const chooser = useRef<HTMLButtonElement>(null);
  useEffect(() => chooser.current?.focus(), []);
  const [{ number, search }, setQuery] = useState({ number: 1, search: '' });
  const list = useMediaPage('attached', number, search);
  const { page, isOutdated } = list;
  const box = useTypedSearch({ search, onSearch: (text) => setQuery({ number: 1, search: text }) });
  const rows = page?.rows ?? [];
  const last = page === null ? 1 : Math.max(1, Math.ceil(page.found / PICTURES_PER_PAGE));
  const facts = ({ bytes, madeAt }: StoredPicture) =>
    `${byteSize(bytes, language)}, ${longDate(localDay(new Date(madeAt)), language)}`;
  return (
    <>
      {mayUpload && (
        <div className="flex flex-wrap gap-x-3 gap-y-2 items-center">
          <FileChooser
            id={id}
            ref={chooser}
            className={buttonClass('default', 'sm')}
            describedBy={`${id}-hint`}
            accept={ATTACHMENT_TYPE}
            multiple
            onFiles={onFiles}
          >
            <FileIcon />
            {t('upload')}
          </FileChooser>
          <p id={`${id}-hint`} className="flex-[1_1_14rem] text-ink-2 text-small">
            {t('hint', { size: megabytes(ATTACHMENT_BYTES_MAX) })}
          </p>
        </div>
      )}
      <section aria-label={t('library')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {(search !== '' || rows.length > 0) && (
          <div role="search">
            <SearchBox search={box} label={t('search')} shortcut={false} />
          </div>
        )}
        <p role="status" className="text-ink-2 text-small leading-[1.4] empty:hidden">
          {page !== null && !isOutdated && rows.length === 0 && t(search === '' ? 'none' : 'notFound')}
        </p>
        <QueryNote query={list} title={t('listFailed')} />
        <ul className="grid grid-cols-[minmax(0,1fr)] empty:hidden">
          {rows.map((file) => (
            <li key={file.folder} className="border-b-[1.5px] border-line last:border-0">
              <button
                type="button"
                className={ROW}
                onClick={() => onChoose(file.address, attachmentWords(calledBy(file), file.bytes, written))}
              >
                <AttachmentIcon />
                <span className="grid min-w-0 wrap-anywhere">
                  <span className="font-semibold">{calledBy(file)}</span>
                  <span className="text-ink-2 text-small tabular-nums">{facts(file)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {last > 1 && (
          <MediaPages
            number={number}
            last={last}
            more={page?.more}
            onTurn={(wanted) => setQuery({ number: wanted, search })}
          />
        )}
      </section>
    </>
  );
}
