import { useTranslation } from 'react-i18next';
import { ComparedText } from './compared-text.tsx';
import type { Difference } from './differences.ts';
import { DIFFERENCES, DIFFERENCE_HEAD, TextDifference } from './text-difference.tsx';

/** The differences between an earlier version (theirs) and the present text (mine), field by field. */
export function DifferencesList({ changes }: { readonly changes: readonly Difference[] }) {
  const { i18n } = useTranslation();
  return (
    <ul className={DIFFERENCES}>
      {changes.map((change) => (
        <li key={change.key}>
          <div className={DIFFERENCE_HEAD}>
            <h4 className="font-bold">{i18n.t(change.label)}</h4>
          </div>
          {change.isMarkup && change.language ? (
            <ComparedText before={change.theirs} after={change.mine} lang={change.language} />
          ) : (
            <TextDifference before={change.theirs} after={change.mine} lang={change.language ?? undefined} />
          )}
        </li>
      ))}
    </ul>
  );
}
