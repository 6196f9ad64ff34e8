import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeOfItem, useSections } from '#renderer/data/admin-section.ts';
import type { ImportProblem, ImportReport, ImportRow } from '#renderer/data/collections/transfer.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { problemText } from './problem-text.ts';

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
  const { added, changed, same, removed, categories, rows, problems, problemCount } = report;
  const shown = added + changed + removed;
  return (
    <div className="transfer-report">
      <p className="transfer-sum">
        {t('sum', { added: number(added), changed: number(changed), same: number(same) })}
        {removed > 0 && ` ${t('sumRemoved', { count: removed, number: number(removed) })}`}
      </p>
      {categories.added + categories.changed > 0 && (
        <p>{t('sumCategories', { added: number(categories.added), changed: number(categories.changed) })}</p>
      )}
      {problemCount > 0 && (
        <div role="alert" className="transfer-failure">
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
      {rows.length > 0 && (
        <details className="transfer-rows">
          <summary>{t('rows', { count: shown, number: number(shown) })}</summary>
          <ul>
            {rows.map((row) => (
              <li key={`${row.collection} ${row.id}`}>
                <span className="transfer-what">{t(WHAT[row.what])}</span>{' '}
                <ItemName {...row} linked={row.what !== 'added'} />
              </li>
            ))}
          </ul>
          {rows.length < shown && (
            <p className="transfer-note">
              {t('rowsMore', { count: shown - rows.length, number: number(shown - rows.length) })}
            </p>
          )}
        </details>
      )}
    </div>
  );
}

function ItemName({ collection, id, indonesian, english, linked }: ImportRow & { readonly linked: boolean }) {
  const { t, i18n } = useTranslation(['transfer']);
  const { language } = useLanguage();
  const address = useAddress();
  const place = placeOfItem(useSections(), { collection, id });
  const title = language === 'en' ? english || indonesian : indonesian || english;
  const name = title || t('untitled', { number: id });
  return (
    <>
      {place && linked ? (
        <Link to={address(place.path)} className="transfer-link">
          {name}
        </Link>
      ) : (
        name
      )}
      {place && <span className="transfer-where"> ({i18n.t(place.section.label)})</span>}
    </>
  );
}

function ProblemLine({ problem: { collection, id, what } }: { readonly problem: ImportProblem }) {
  const { t, i18n } = useTranslation(['transfer']);
  const sections = useSections();
  if (what === 'incomplete') return t('problemIncomplete');
  if (what === 'slug') return t('problemSlug', { number: id });
  const section = collection === null ? null : placeOfItem(sections, { collection, id: id ?? 0 })?.section;
  const number = id ?? '';
  const where = section ? `${i18n.t(section.label)} ${number}`.trim() : t('unknownPart', { number });
  if (what === 'category') return t('problemCategory', { where });
  return t('problem', { where, what: problemText(what, t) });
}
