import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURES_PER_PAGE, type MediaShow, type StoredPicture } from '#renderer/data/collections/media.ts';
import { MEDIA } from '#renderer/data/queries/media.ts';
import { PicturePages } from '../../cms/pictures/picture-pages.tsx';
import { PictureSearch } from '../../cms/pictures/picture-search.tsx';
import { useMedia } from '../../cms/pictures/use-media.ts';
import { QueryNote } from '../../cms/query-note.tsx';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { MediaCard } from './media-card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { UploadMany } from './upload-many.tsx';

const SHOWS = ['all', 'unused'] as const satisfies readonly MediaShow[];

interface MediaQuery {
  readonly show: MediaShow;
  readonly number: number;
  readonly search: string;
}

type Asking =
  | { readonly kind: 'remove'; readonly pictures: readonly StoredPicture[] }
  | { readonly kind: 'replace'; readonly picture: StoredPicture };

/** Every uploaded picture once: where it is used, how much it weighs, and what nothing needs any more. */
export function MediaScreen() {
  const { t } = useTranslation(['media']);
  const { language } = useLanguage();
  const [{ show, number, search }, setQuery] = useState<MediaQuery>({ show: 'all', number: 1, search: '' });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, setSaid] = useState('');
  const query = useMedia(show, number, search);
  const client = useQueryClient();
  const page = query.data ?? null;
  const reload = () => void client.invalidateQueries({ queryKey: MEDIA });
  const listed = page?.found ?? 0;
  const last = Math.max(1, Math.ceil(listed / PICTURES_PER_PAGE));
  const settle = (sentence: string) => {
    setAsking(null);
    setSaid(sentence);
    reload();
  };
  const find = useCallback((text: string) => setQuery((query) => ({ ...query, number: 1, search: text })), []);
  const isBeyond = page !== null && page.rows.length === 0 && number > last;
  return (
    <div className="media @container">
      <div className="pb-5 border-b-2 border-ink">
        <h1>{t('admin.media')}</h1>
        <p className="admin-lead">{t('lead')}</p>
        {page !== null && (
          <p className="mt-2 font-semibold tabular-nums">
            {t('sum', {
              count: page.total,
              number: wholeNumber(page.total, language),
              size: byteSize(page.bytes, language),
            })}{' '}
            {page.unused > 0 &&
              t('sumUnused', {
                count: page.unused,
                number: wholeNumber(page.unused, language),
                size: byteSize(page.unusedBytes, language),
              })}
          </p>
        )}
      </div>
      <UploadMany onUploaded={reload} />
      <PictureSearch onSearch={find} />
      <div className="flex flex-wrap gap-x-3 gap-y-2 items-center justify-between py-3">
        <div role="group" aria-label={t('show')} className="flex flex-wrap gap-x-3 gap-y-2 items-center">
          {SHOWS.map((each) => (
            <Button
              key={each}
              variant={each === show ? 'secondary' : 'ghost'}
              size="sm"
              aria-pressed={each === show}
              onClick={() => setQuery({ show: each, number: 1, search })}
            >
              {t(each === 'all' ? 'all' : 'unused')}
            </Button>
          ))}
        </div>
        {show === 'unused' && page !== null && page.rows.some(({ unused }) => unused) && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => setAsking({ kind: 'remove', pictures: page.rows.filter(({ unused }) => unused) })}
          >
            {t('removeShown')}
          </Button>
        )}
      </div>
      <p role="status" className="media-told font-semibold">
        {said}
      </p>
      <QueryNote query={query} title={t('listFailed')} />
      {page !== null && listed === 0 && <p className="text-ink-2">{t(noneText(show, search))}</p>}
      {page !== null && page.rows.length > 0 && (
        <ul
          className="grid grid-cols-[minmax(0,1fr)] gap-6 py-3 @min-[36rem]:grid-cols-[repeat(2,minmax(0,1fr))] @min-[60rem]:grid-cols-[repeat(3,minmax(0,1fr))]"
          aria-label={t('admin.media')}
        >
          {page.rows.map((picture) => (
            <MediaCard
              key={picture.folder}
              picture={picture}
              onRemove={() => setAsking({ kind: 'remove', pictures: [picture] })}
              onReplace={() => setAsking({ kind: 'replace', picture })}
            />
          ))}
        </ul>
      )}
      {/* The last one of a page may have gone: then the way back has to be there. */}
      {page !== null && (last > 1 || isBeyond) && (
        <PicturePages
          number={number}
          last={last}
          onTurn={(wanted) => setQuery({ show, number: Math.min(Math.max(1, wanted), last), search })}
        />
      )}
      {asking?.kind === 'remove' && (
        <RemoveDialog pictures={asking.pictures} onRemoved={settle} onClose={() => setAsking(null)} />
      )}
      {asking?.kind === 'replace' && (
        <ReplaceDialog picture={asking.picture} onReplaced={settle} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

function noneText(show: MediaShow, search: string): 'media:notFound' | 'media:none' | 'media:noneUnused' {
  if (search !== '') return 'media:notFound';
  return show === 'all' ? 'media:none' : 'media:noneUnused';
}
