import { useIsMutating } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryApi, ListedCategory } from '#renderer/data/collections/categories.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import type { Request } from '#renderer/data/request-error.ts';

const MERGE = ['categories', 'merge'] as const;

interface Props {
  /** The one to be emptied. */
  readonly category: ListedCategory;
  readonly others: readonly ListedCategory[];
  readonly request: Request<CategoryApi>;
  /** Called with a sentence about how many articles were moved, and where. */
  readonly onMerged: (said: string) => void;
  /** One of the two is gone, or has changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A category that articles use can't go before they have another one: which, a person chooses. */
export function MergeDialog({ category, others, request, onMerged, onChanged, onClose }: Props) {
  const { t } = useTranslation(['categories', 'common']);
  const { language } = useLanguage();
  const id = useId();
  const [target, setTarget] = useState<number | null>(null);
  const name = category.name[language];
  const using = category.articles + category.binned;
  const numbers = { count: using, number: wholeNumber(using, language), name };
  const binned = wholeNumber(category.binned, language);
  const why = category.binned > 0 ? t('mergeWhyBinned', { ...numbers, binned }) : t('mergeWhy', numbers);
  const busy = useIsMutating({ mutationKey: MERGE }) > 0;
  const chosen = others.find((each) => each.id === target);
  return (
    <ConfirmDialog
      title={t('mergeTitle')}
      action={others.length > 0 ? t('mergeDo') : null}
      busyLabel={t('merging')}
      destructive
      disabled={!chosen}
      mutationKey={MERGE}
      onConfirm={async () => {
        // Without a choice, the button is disabled.
        const into = chosen as ListedCategory;
        return { into, count: await request((api) => api.merge(category.id, into.id)) };
      }}
      onDone={({ into, count }) =>
        onMerged(t('merged', { count, number: wholeNumber(count, language), name: into.name[language] }))
      }
      onFailed={({ code }) => code === 'not-found' && onChanged()}
      failureText={({ code }) => `${t('notMerged')} ${t(code === 'not-found' ? 'listChanged' : errorMessageKey(code))}`}
      onClose={onClose}
    >
      <p>{why}</p>
      {others.length === 0 ? (
        <p className="mt-2 wrap-anywhere text-ink-2">{t('mergeNone')}</p>
      ) : (
        <div className="mt-4 [&_label]:block [&_label]:mb-1.5 [&_label]:font-bold">
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
          <div role="status">
            {chosen && <p className="mt-2 text-warn font-semibold">{t('mergeWarn', { name })}</p>}
          </div>
        </div>
      )}
    </ConfirmDialog>
  );
}
