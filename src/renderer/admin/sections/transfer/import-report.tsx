import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import { ALL_TAGS_MAX } from '#domain/limits.ts';
import type { ImportProblem, ImportReport, ImportRow } from '#renderer/data/collections/transfer.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { faultText } from './failure-text.ts';
import { HeldItems } from './held-items.tsx';
import { ItemName } from './item-name.tsx';
import { TRANSFER_FAILURE } from '#renderer/admin/classes.ts';

const TRANSFER_ROWS =
  'transfer-rows [&_ul]:mb-2 [&_ul]:border-t-[1.5px] [&_ul]:border-line [&_summary]:flex [&_summary]:items-center ' +
  '[&_summary]:min-h-11 [&_summary]:text-brand [&_summary]:font-bold [&_summary]:underline [&_summary]:decoration-2 ' +
  '[&_summary]:underline-offset-4 [&_summary]:cursor-pointer [&_li]:flex [&_li]:flex-wrap [&_li]:gap-x-2 ' +
  '[&_li]:gap-y-0 [&_li]:items-center [&_li]:min-h-[45.5px] [&_li]:py-1 [&_li]:border-b-[1.5px] [&_li]:border-line';

const WHAT: Readonly<Record<ImportRow['what'], ParseKeys<['transfer']>>> = {
  added: 'transfer:rowAdded',
  changed: 'transfer:rowChanged',
  removed: 'transfer:rowRemoved',
};

/** What bringing a file in would do, or why it can't be. */
export function ReportView({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation(['transfer']);
  const { language } = useLanguage();
  const number = (value: number) => wholeNumber(value, language);
  const { added, changed, same, removed, categories, tags, rows, held, heldCount, problems, problemCount } = report;
  const shown = added + changed + removed;
  return (
    <div className="grid gap-3 min-w-0 wrap-anywhere">
      <p className="transfer-sum font-bold">
        {t('sum', { added: number(added), changed: number(changed), same: number(same) })}
        {removed > 0 && ` ${t('sumRemoved', { count: removed, number: number(removed) })}`}
      </p>
      {categories.added + categories.changed > 0 && (
        <p>{t('sumCategories', { added: number(categories.added), changed: number(categories.changed) })}</p>
      )}
      {tags && tags.added + tags.changed > 0 && (
        <p>{t('sumTags', { added: number(tags.added), changed: number(tags.changed) })}</p>
      )}
      {problemCount > 0 && (
        <div role="alert" className={TRANSFER_FAILURE}>
          <p>{t('problems', { count: problemCount, number: number(problemCount) })}</p>
          <ul>
            {problems.map((problem, at) => (
              <li key={at}>
                <ProblemLine problem={problem} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <HeldItems items={held} count={heldCount} />
      {rows.length > 0 && (
        <details className={TRANSFER_ROWS}>
          <summary>{t('rows', { count: shown, number: number(shown) })}</summary>
          <ul>
            {rows.map((row) => (
              <li key={`${row.collection} ${row.id}`}>
                <span className="font-bold">{t(WHAT[row.what])}</span>{' '}
                <ItemName {...row} linked={row.what !== 'added'} />
              </li>
            ))}
          </ul>
          {rows.length < shown && (
            <p className="text-ink-2">
              {t('rowsMore', { count: shown - rows.length, number: number(shown - rows.length) })}
            </p>
          )}
        </details>
      )}
    </div>
  );
}

function ProblemLine({ problem: { collection, id, what } }: { readonly problem: ImportProblem }) {
  const { t, i18n } = useTranslation(['transfer']);
  const { language } = useLanguage();
  const sections = useSections();
  if (what === 'incomplete') return t('problemIncomplete');
  if (what === 'full') return t('problemTags', { number: wholeNumber(ALL_TAGS_MAX, language) });
  if (what === 'slug') return t('problemSlug', { number: id });
  const section = collection === null ? null : placeOfItem(sections, { collection, id: id ?? 0 })?.section;
  const number = id ?? '';
  const where = section ? `${i18n.t(section.label)} ${number}`.trim() : t('unknownPart', { number });
  return t('problem', { where, what: faultText(what, t) });
}
