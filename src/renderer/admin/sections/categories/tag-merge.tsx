import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedTag, TagApi } from '#renderer/data/collections/tags.ts';
import type { Request } from '#renderer/data/request-error.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';

interface Props {
  readonly tag: ListedTag;
  readonly others: readonly ListedTag[];
  readonly request: Request<TagApi>;
  /** Called with a sentence about how many articles were changed. */
  readonly onMerged: (said: string) => void;
  /** One of the two is gone. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Two tags that mean the same become one: which one stays, a person chooses. */
export function TagMerge({ tag, others, request, onMerged, onChanged, onClose }: Props) {
  const { t } = useTranslation(['categories', 'common']);
  const { language } = useLanguage();
  const id = useId();
  const [target, setTarget] = useState<number | null>(null);
  const name = tag.name[language];
  const chosen = others.find((each) => each.id === target);
  return (
    <ConfirmDialog
      title={t('tag.mergeTitle', { name })}
      action={t('tag.mergeDo')}
      busyLabel={t('tag.merging')}
      destructive
      disabled={!chosen}
      mutationKey={['tags', 'merge']}
      onConfirm={async () => {
        // Without a choice, the button is disabled.
        const into = chosen as ListedTag;
        return { into, count: await request((api) => api.merge(tag.id, into.id)) };
      }}
      onDone={({ into, count }) =>
        onMerged(t('tag.merged', { count, number: wholeNumber(count, language), name: into.name[language] }))
      }
      onFailed={({ code }) => code === 'not-found' && onChanged()}
      failureText={({ code }) =>
        `${t('tag.notMerged')} ${t(code === 'not-found' ? 'listChanged' : errorMessageKey(code))}`
      }
      onClose={onClose}
    >
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {t('tag.mergeTo')}
      </label>
      <select
        id={id}
        className="field-control"
        value={target ?? ''}
        onChange={(event) => setTarget(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{t('tag.mergeChoose')}</option>
        {others.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name[language]}
          </option>
        ))}
      </select>
      <div role="status">
        {chosen && (
          <p className="mt-2 font-semibold text-warn">{t('tag.mergeWarn', { name, other: chosen.name[language] })}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}
