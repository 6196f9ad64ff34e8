import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRights } from '#renderer/admin/rights.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import { AddIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Scene } from '#renderer/ui/scene.tsx';
import { TABLE_LINK } from '../../data-table/table-pages.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
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
  const { may } = useRights();
  const title = emptyTitle(query, words, t);
  const whole = (
    <Link to={toAddress(path)} className={TABLE_LINK}>
      {t('whole')}
    </Link>
  );
  if (isWholeBin(query)) return <EmptyState title={title}>{whole}</EmptyState>;
  if (!isNarrowed(query)) {
    return (
      <EmptyState title={title}>
        {may('content.edit') && (
          <Link to={toAddress(`${path}/new`)} className={buttonClass()}>
            <AddIcon />
            {words.begin}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="flex items-end gap-4 border-b-2 border-ink pt-8">
      <Scene name="sprout" className="w-12 flex-none" />
      <div className="pb-4 text-ink-2">
        <p className="font-bold text-ink">{title}</p>
        <p>{t('nothingHint')}</p>
        {whole}
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
