import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import type { ListedCategory } from '#renderer/data/collections/categories.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import type { QueryApi } from './use-categories-api.ts';

interface Props {
  /** The one to be emptied. */
  readonly category: ListedCategory;
  readonly others: readonly ListedCategory[];
  readonly ask: QueryApi;
  /** With a sentence that says how many articles moved, and where. */
  readonly onMerged: (said: string) => void;
  /** One of the two is gone, or has changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A category that articles use can't go before they have another one: which, a person chooses. */
export function MergeDialog({ category, others, ask, onMerged, onChanged, onClose }: Props) {
  const { t } = useTranslation(['categories', 'common']);
  const { language } = useLanguage();
  const id = useId();
  const [target, setTarget] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const name = category.name[language];
  const using = category.articles + category.binned;
  const numbers = { count: using, number: wholeNumber(using, language), name };
  const binned = wholeNumber(category.binned, language);
  const why = category.binned > 0 ? t('mergeWhyBinned', { ...numbers, binned }) : t('mergeWhy', numbers);
  const chosen = others.find((each) => each.id === target);
  const merge = async (into: ListedCategory) => {
    setBusy(true);
    setFailure(null);
    const result = await ask((api) => api.merge(category.id, into.id));
    setBusy(false);
    if (result.ok) {
      const [count, number] = [result.value, wholeNumber(result.value, language)];
      onMerged(t('merged', { count, number, name: into.name[language] }));
    } else {
      setFailure(result.code);
      if (result.code === 'not-found') onChanged();
    }
  };
  return (
    <Dialog
      title={t('mergeTitle')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          {others.length > 0 && (
            <Button
              variant="destructive"
              busy={busy}
              busyLabel={t('merging')}
              disabled={!chosen}
              onClick={() => chosen && void merge(chosen)}
            >
              {t('mergeDo')}
            </Button>
          )}
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{why}</p>
      {others.length === 0 ? (
        <p className="category-hint">{t('mergeNone')}</p>
      ) : (
        <div className="category-target">
          <label htmlFor={id}>{t('mergeTo')}</label>
          <select
            id={id}
            className="field-control"
            value={target ?? ''}
            disabled={busy}
            onChange={(event) => setTarget(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{t('mergeChoose')}</option>
            {others.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name[language]}
              </option>
            ))}
          </select>
          <div role="status">{chosen && <p className="category-warning">{t('mergeWarn', { name })}</p>}</div>
        </div>
      )}
      {failure !== null && (
        <p role="alert" className="category-failure">
          {t('notMerged')} {t(failure === 'not-found' ? 'listChanged' : errorMessageKey(failure))}
        </p>
      )}
    </Dialog>
  );
}
