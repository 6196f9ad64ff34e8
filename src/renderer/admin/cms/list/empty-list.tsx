import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Scene } from '#renderer/ui/scene.tsx';
import { TABLE_LINK } from '../../data-table/table-pages.tsx';
import type { ListMessages } from './list-messages.ts';
import { isNarrowed, type ListQuery } from './use-draft-list.ts';

interface Props {
  readonly query: ListQuery;
  readonly words: ListMessages;
  readonly path: string;
}

/** No row: there is nothing yet, nothing was found, or the bin is empty. */
export function EmptyList({ query, words, path }: Props) {
  const { t } = useTranslation('list');
  const toAddress = useAddress();
  return (
    <div className="flex items-end gap-4 border-b-2 border-ink pt-8">
      <Scene name="sprout" className="w-12 flex-none" />
      <div className="pb-4 text-ink-2">
        <p className="font-bold text-ink">{emptyTitle(query, words, t)}</p>
        {isNarrowed(query) && !isWholeBin(query) && <p>{t('nothingHint')}</p>}
        {isNarrowed(query) && (
          <Link to={toAddress(path)} className={TABLE_LINK}>
            {t('whole')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Why there is no row, in one line. */
export function emptyTitle(query: ListQuery, words: ListMessages, t: TFunction<'list'>): string {
  if (isWholeBin(query)) return t('empty.bin');
  return isNarrowed(query) ? t('nothing') : words.empty;
}

function isWholeBin({ search, show, topic, tag }: ListQuery): boolean {
  return show === 'bin' && search === '' && topic === '' && tag === '';
}
