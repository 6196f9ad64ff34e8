import { useTranslation } from 'react-i18next';
import { DRAFT_SORTS } from '#domain/draft.ts';
import { SORT_LABELS } from './list-messages.ts';
import type { ListAddress } from './use-list-query.ts';

/** The order of a list, where narrow screens have no heads to press, and for what no column shows. */
export function ListSort({ address }: { readonly address: ListAddress }) {
  const { t } = useTranslation(['list']);
  return (
    <label className="list-sort">
      <span className="sort-words">{t('sort')}</span>
      <select
        className="field-control list-choice"
        value={address.query.sort}
        onChange={({ target }) => address.ask({ sort: DRAFT_SORTS.find((sort) => sort === target.value) ?? 'changed' })}
      >
        {DRAFT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(SORT_LABELS[sort])}
          </option>
        ))}
      </select>
    </label>
  );
}
