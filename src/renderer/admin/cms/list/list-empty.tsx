import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Scene } from '#renderer/ui/scene.tsx';
import { isNarrowed, type ListQuery } from './list-query.ts';
import type { ListMessages } from './list-messages.ts';

interface Props {
  readonly query: ListQuery;
  readonly words: ListMessages;
  readonly path: string;
}

/** Why there is no row, in one line. */
export function emptyTitle(query: ListQuery, words: ListMessages, t: TFunction<'list'>): string {
  if (isWholeBin(query)) return t('empty.bin');
  return isNarrowed(query) ? t('nothing') : words.empty;
}

function isWholeBin({ search, show, topic }: ListQuery): boolean {
  return show === 'bin' && search === '' && topic === '';
}

/** No row: there is nothing yet, nothing was found, or the bin is empty. */
export function ListEmpty({ query, words, path }: Props) {
  const { t } = useTranslation('list');
  const toAddress = useAddress();
  const bin = isWholeBin(query);
  return (
    <div className="list-empty">
      <Scene name="sprout" className="list-sprout" />
      <div>
        <p className="list-note-title">{emptyTitle(query, words, t)}</p>
        {isNarrowed(query) && !bin && <p>{t('nothingHint')}</p>}
        {isNarrowed(query) && (
          <Link to={toAddress(path)} className="list-whole">
            {t('whole')}
          </Link>
        )}
      </div>
    </div>
  );
}
