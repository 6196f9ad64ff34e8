import { diffArrays, diffLines } from 'diff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';

/** A list of what is different. */
export const DIFFERENCES =
  '[&>li]:py-4 [&>li:not(:last-child)]:border-b-[1.5px] [&>li]:border-line [&>li:first-child]:border-t-2 ' +
  '[&>li:first-child]:border-ink [&_fieldset]:min-w-0';
/** What one of them is about. */
export const DIFFERENCE_HEAD = 'flex flex-wrap gap-x-3 gap-y-1 items-baseline mb-2';

/** Comparing word by word takes time that grows with the square of the changes: beyond this it is done line by line. */
const PATIENCE_MS = 150;

interface Change {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** A figure is one word with what stands between its digits: 1,8 that became 2,0 is read as such. */
const WORD = /\d+(?:[.,]\d+)*|[\p{L}\p{M}\p{N}]+|\s+|\S/gu;

function changesOf(before: string, after: string): readonly Change[] {
  const wordsIn = (text: string): string[] => text.match(WORD) ?? [];
  return (
    diffArrays(wordsIn(before), wordsIn(after), { timeout: PATIENCE_MS })?.map((change) => ({
      ...change,
      value: change.value.join(''),
    })) ??
    diffLines(before, after, { timeout: PATIENCE_MS }) ?? [
      { value: before, removed: true, added: false },
      { value: after, added: true, removed: false },
    ]
  );
}

interface Props {
  readonly before: string;
  readonly after: string;
  readonly lang: Language | undefined;
}

/** The difference of a text: removed parts struck through, added ones marked; both with texts for screen readers. */
export function TextDifference({ before, after, lang }: Props) {
  const { t } = useTranslation('comparison');
  const { language } = useLanguage();
  const changes = useMemo(() => changesOf(before, after), [before, after]);
  return (
    <p
      className="text-difference wrap-anywhere whitespace-pre-wrap in-[.outdated-note]:pt-1 in-[.outdated-note]:pb-2 in-[.outdated-note]:text-ink"
      lang={lang}
    >
      {changes.map((change, index) => {
        if (change.added) {
          return (
            <ins key={index} className="rounded-[3px] bg-ok-soft text-ok underline decoration-2 underline-offset-[3px]">
              <span className="sr-only" lang={language}>
                {t('added')}{' '}
              </span>
              {change.value}
            </ins>
          );
        }
        if (change.removed) {
          return (
            <del key={index} className="rounded-[3px] bg-danger-soft text-danger">
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
