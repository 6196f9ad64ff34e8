import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURES_PER_PAGE } from '#domain/limits.ts';
import { mediaApi, type MediaShow, type StoredPicture, MEDIA } from '#renderer/data/collections/media.ts';
import { ListHead } from '#renderer/ui/lazy/list-head.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { FailureNote, QueryNote } from '../../feedback/query-note.tsx';
import { MediaPages } from '../../cms/uploads/media-pages.tsx';
import { useMediaPage } from '../../cms/uploads/use-media-page.ts';
import type { Choices, TableQuery } from '../../data-table/address-query.ts';
import { LIST } from '../../data-table/list-rows.ts';
import { SearchBox } from '../../data-table/search-box.tsx';
import { useAddressQuery, useLastPage } from '../../data-table/use-address-query.ts';
import { useSelection } from '../../data-table/use-selection.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Tooltips } from '#renderer/ui/lazy/tooltip.tsx';
import { MediaCard } from './media-card.tsx';
import { readUnused, RemoveDialog } from './remove-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { UploadMany } from './upload-many.tsx';
import { UsesDialog } from './uses-dialog.tsx';

const SHOWS = ['all', 'pictures', 'attached', 'unused'] as const satisfies readonly MediaShow[];

interface MediaQuery extends TableQuery {
  readonly show: MediaShow;
}

const CHOICES: Choices<MediaQuery> = { show: { parameter: 'show', values: SHOWS, initial: 'all' } };

type Asking =
  | { readonly kind: 'remove'; readonly pictures: readonly StoredPicture[] }
  | { readonly kind: 'replace' | 'uses'; readonly picture: StoredPicture };

/** Every uploaded picture and attached file once: where it is used, how much it weighs, and what nothing needs any more. */
export function MediaScreen() {
  const { t } = useTranslation(['media', 'pictures']);
  const { language } = useLanguage();
  const address = useAddressQuery(CHOICES);
  const { show, search } = address.query;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, setSaid] = useState('');
  const list = useMediaPage(show, address.query.page, search);
  const { page, isOutdated } = list;
  const client = useQueryClient();
  const reload = () => void client.invalidateQueries({ queryKey: MEDIA });
  const listed = page?.found ?? 0;
  const last = Math.max(1, Math.ceil(listed / PICTURES_PER_PAGE));
  const settle = (sentence: string) => {
    setAsking(null);
    setSaid(sentence);
    reload();
  };
  const removable = page?.rows.filter(({ unused }) => unused) ?? [];
  const selection = useSelection(removable.map(({ folder }) => folder));
  const selected = removable.filter(({ folder }) => selection.ids.has(folder));
  const remove = (pictures: readonly StoredPicture[]) => setAsking({ kind: 'remove', pictures });
  const request = useRequest(mediaApi);
  const readAll = useMutation({
    mutationKey: ['media', 'unused'],
    mutationFn: () => request((api) => readUnused(api, search)),
    onSuccess: remove,
  });
  useLastPage(address, page === null || isOutdated ? null : last);
  return (
    <div className={`media ${LIST}`}>
      <ListHead
        title={t('admin.media')}
        lead={
          page === null ? (
            t('lead')
          ) : (
            <span className="tabular-nums">
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
            </span>
          )
        }
      />
      <UploadMany onUploaded={reload} />
      <div
        className={`mt-2 flex flex-wrap gap-x-3 gap-y-2 items-center ${selected.length > 0 ? 'sticky top-(--bar-height) z-5 bg-bg max-sm:static' : ''}`}
      >
        <div role="search" className="flex-[1_1_16rem]">
          <SearchBox search={address} label={t('pictures:search')} labelInside />
        </div>
        <div role="group" aria-label={t('show')} className="flex flex-wrap gap-x-3 gap-y-2 items-center">
          {SHOWS.map((each) => (
            <Button
              key={each}
              variant={each === show ? 'secondary' : 'ghost'}
              size="sm"
              aria-pressed={each === show}
              onClick={() => address.ask({ show: each })}
            >
              {t(LABELS[each])}
            </Button>
          ))}
        </div>
        {selected.length > 0 ? (
          <Button variant="outline" size="sm" onClick={() => remove(selected)}>
            {t('removeSelected', { count: selected.length, number: wholeNumber(selected.length, language) })}
          </Button>
        ) : (
          show === 'unused' &&
          removable.length > 0 && (
            <>
              <Button variant="outline" size="sm" onClick={() => remove(removable)}>
                {t('removeShown')}
              </Button>
              {listed > removable.length && (
                <Button
                  variant="outline"
                  size="sm"
                  busy={readAll.isPending}
                  busyLabel={t('removeAllBusy')}
                  onClick={() => readAll.mutate()}
                >
                  {t('removeAll', {
                    count: listed,
                    number: `${wholeNumber(listed, language)}${page?.more === true ? '+' : ''}`,
                  })}
                </Button>
              )}
            </>
          )
        )}
      </div>
      <p role="status" className="media-told font-semibold">
        {said}
      </p>
      {readAll.error && <FailureNote title={t('listFailed')} error={readAll.error} onRetry={() => readAll.mutate()} />}
      <QueryNote query={list} title={t('listFailed')} />
      {page !== null &&
        listed === 0 &&
        !isOutdated &&
        (search === '' && show === 'all' ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <p className="text-ink-2">{t(noneText(show, search))}</p>
        ))}
      {page !== null && page.rows.length > 0 && (
        <ul
          className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-5 pt-4 pb-3 @min-[40rem]:grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] ${isOutdated ? 'opacity-60' : ''}`}
          aria-label={t('admin.media')}
        >
          <Tooltips>
            {page.rows.map((picture) => (
              <MediaCard
                key={picture.folder}
                picture={picture}
                selection={selection}
                onUses={() => setAsking({ kind: 'uses', picture })}
                onRemove={() => remove([picture])}
                onReplace={() => setAsking({ kind: 'replace', picture })}
              />
            ))}
          </Tooltips>
        </ul>
      )}
      {last > 1 && (
        <MediaPages
          number={address.query.page}
          last={last}
          more={page?.more}
          onTurn={(wanted) => address.ask({ page: wanted })}
        />
      )}
      {asking?.kind === 'remove' && (
        <RemoveDialog pictures={asking.pictures} onRemoved={settle} onClose={() => setAsking(null)} />
      )}
      {asking?.kind === 'uses' && <UsesDialog picture={asking.picture} onClose={() => setAsking(null)} />}
      {asking?.kind === 'replace' && (
        <ReplaceDialog picture={asking.picture} onReplaced={settle} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

const LABELS = {
  all: 'media:all',
  pictures: 'media:pictures',
  attached: 'media:attached',
  unused: 'media:unused',
} as const satisfies Record<MediaShow, string>;

const NONE = {
  all: 'media:none',
  pictures: 'media:nonePictures',
  attached: 'media:noneAttached',
  unused: 'media:noneUnused',
} as const satisfies Record<MediaShow, string>;

function noneText(show: MediaShow, search: string): 'media:notFound' | (typeof NONE)[MediaShow] {
  return search === '' ? NONE[show] : 'media:notFound';
}
