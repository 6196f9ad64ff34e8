import { useLayoutEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { Tooltip, Tooltips } from '#renderer/ui/lazy/tooltip.tsx';
import { fieldOfProblem, problemWord } from '../../problem-codes.ts';
import { boxOver, followFrame } from './over-frame.ts';
import type { ShownText } from './written-page.tsx';

/** What keeps a language from being published, and where it stands on the page. */
export interface PageProblem {
  readonly problem: string;
  readonly language: Language;
  readonly words: MessageKey;
  /** Undefined where the page doesn't show what it is about. */
  readonly text: ShownText | undefined;
}

/** The problems of a language, each with the text that it is about. */
export function pageProblems(
  language: Language,
  problems: readonly string[],
  words: Readonly<Record<string, MessageKey>>,
  texts: readonly ShownText[],
): readonly PageProblem[] {
  return problems.map((problem) => {
    const field = fieldOfProblem(problem);
    const own = texts.filter(({ place }) => place.name === field && (place.side === null || place.side === language));
    // Of the entries of a list, the one that lacks something.
    const text = own.find(({ place }) => place.isEmpty) ?? own[0];
    return { problem, language, words: problemWord(words, problem), text };
  });
}

interface Props {
  readonly problems: readonly PageProblem[];
  readonly pane: RefObject<HTMLElement | null>;
  readonly onOpen: (problem: PageProblem) => void;
}

/** A pin beside each text of the page that lacks something. */
export function PagePins({ problems, pane, onOpen }: Props) {
  const { i18n } = useTranslation();
  const [places, setPlaces] = useState<readonly ({ readonly left: number; readonly top: number } | null)[]>([]);
  const pinned = problems.filter(({ text }) => text !== undefined);
  const elements = pinned.map(({ text }) => text?.elements[0]);
  const known = elements.map((element) => element?.dataset['textPlace']).join();
  useLayoutEffect(() => {
    const place = () => {
      const around = pane.current?.getBoundingClientRect();
      if (!around) return;
      setPlaces(
        elements.map((element) => {
          const box = boxOver(element, around);
          // Not over what stands above and below the page.
          const isInSight = box && box.top >= box.frameTop && box.top < box.frameBottom;
          return isInSight ? { left: box.left, top: box.top } : null;
        }),
      );
    };
    const ends = [...new Set(elements)].map((element) => followFrame(element, pane.current, place));
    return () => ends.forEach((end) => end());
    // oxlint-disable-next-line react/exhaustive-deps -- `known` says whether they are others
  }, [known, problems]);
  return (
    <Tooltips>
      {pinned.map((problem, at) => {
        const place = places[at];
        const words = `${problem.language.toUpperCase()}: ${i18n.t(problem.words)}`;
        return (
          place && (
            <Tooltip key={`${problem.language} ${problem.problem}`} text={words} side="bottom">
              <button
                type="button"
                className="page-pin absolute z-5 grid max-w-none -translate-x-full -translate-y-1.5 place-items-center size-11 text-bg [&>span]:grid [&>span]:place-items-center [&>span]:size-8 [&>span]:rounded-full [&>span]:bg-danger [&>span]:shadow-[0_2px_6px_oklch(.35_.04_65/.3)] [&_svg]:size-4.5"
                // As wide as it is from the edge: a text may begin there.
                style={{ left: `max(${place.left}px, 2.75rem)`, top: place.top }}
                aria-label={words}
                onClick={() => onOpen(problem)}
              >
                <span>
                  <AlertIcon />
                </span>
              </button>
            </Tooltip>
          )
        );
      })}
    </Tooltips>
  );
}

interface ListProps {
  readonly problems: readonly PageProblem[];
  readonly onOpen: (problem: PageProblem) => void;
}

/** All of what keeps the page from being published, in one line: each leads to its place. */
export function ProblemList({ problems, onOpen }: ListProps) {
  const { t, i18n } = useTranslation('page-editing');
  if (problems.length === 0) return null;
  return (
    <div
      className="page-problems flex gap-1 items-center min-w-0 px-5 overflow-x-auto bg-danger-soft text-danger text-small"
      role="group"
      aria-label={t('problems')}
    >
      <span className="flex-none font-bold">{t('problems')}</span>
      {problems.map((problem) => (
        <button
          key={`${problem.language} ${problem.problem}`}
          type="button"
          className="flex-none min-h-11 px-2.5 font-semibold underline underline-offset-4"
          onClick={() => onOpen(problem)}
        >
          {problem.language.toUpperCase()}: {i18n.t(problem.words)}
        </button>
      ))}
    </div>
  );
}
