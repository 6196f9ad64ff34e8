import './comparing.css';
import { diffLines, diffWordsWithSpace, type Change } from 'diff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';

/** Comparing word by word takes time that grows with the square of the changes: beyond this it is done line by line. */
const PATIENCE_MS = 150;

function changesOf(before: string, after: string): readonly Change[] {
  return (
    diffWordsWithSpace(before, after, { timeout: PATIENCE_MS }) ??
    diffLines(before, after, { timeout: PATIENCE_MS }) ?? [
      { value: before, removed: true, added: false, count: 1 },
      { value: after, added: true, removed: false, count: 1 },
    ]
  );
}

interface Props {
  readonly before: string;
  readonly after: string;
  readonly lang: Language | undefined;
}

/** What became of a text: what is gone struck through, what is new marked; both are said to screen readers too. */
export function TextDifference({ before, after, lang }: Props) {
  const { t } = useTranslation('comparison');
  const { language } = useLanguage();
  const changes = useMemo(() => changesOf(before, after), [before, after]);
  return (
    <p className="text-difference" lang={lang}>
      {changes.map((change, index) => {
        if (change.added) {
          return (
            <ins key={index}>
              <span className="sr-only" lang={language}>
                {t('added')}{' '}
              </span>
              {change.value}
            </ins>
          );
        }
        if (change.removed) {
          return (
            <del key={index}>
              <span className="sr-only" lang={language}>
                {t('removed')}{' '}
              </span>
              {change.value}
            </del>
          );
        }
        return <span key={index}>{change.value}</span>;
      })}
    </p>
  );
}
