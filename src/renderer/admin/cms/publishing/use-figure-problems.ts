import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';

/** A text with Markdown of one language, and the field that it is written in. */
export interface MarkupText {
  readonly field: string;
  readonly text: string;
}

/** What keeps a language from being published, as a sentence, and the problem that leads to its field. */
export interface FigureComplaint {
  readonly words: string;
  readonly problem: string;
}

type BrokenFigures = typeof import('./broken-figures.ts').brokenFigures;

const NONE: Localized<readonly FigureComplaint[]> = { id: [], en: [] };

/**
 * What is wrong with the figures in texts: which one, and why. Their parser is fetched for texts that have figures; until it is there, and
 * where it can't be fetched, a language that has some isn't published.
 */
export function useFigureProblems(texts: Localized<readonly MarkupText[]>): Localized<readonly FigureComplaint[]> {
  const { t } = useTranslation(['figures']);
  const [parser, setParser] = useState<{ readonly parse: BrokenFigures | null } | null>(null);
  const hasFigures = (language: Language) => texts[language].some(({ text }) => text.includes('```figure'));
  const isNeeded = LANGUAGES.some(hasFigures);
  useEffect(() => {
    if (!isNeeded || parser) return undefined;
    let isGone = false;
    import('./broken-figures.ts').then(
      ({ brokenFigures }) => {
        if (!isGone) setParser({ parse: brokenFigures });
      },
      (error: unknown) => {
        console.warn('What checks figures can’t be fetched:', error);
        if (!isGone) setParser({ parse: null });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, parser]);
  if (!isNeeded) return NONE;
  const of = (language: Language): readonly FigureComplaint[] => {
    const first = texts[language][0];
    if (!hasFigures(language) || !first) return [];
    if (!parser?.parse) return [{ words: t(parser ? 'uncheckable' : 'checking'), problem: first.field }];
    const { parse } = parser;
    return texts[language].flatMap(({ field, text }) =>
      parse(text).map(({ number, why, words }) => ({
        words: t('publish', { number, why: t(why, { words }) }),
        problem: `${field}.figure`,
      })),
    );
  };
  return { id: of('id'), en: of('en') };
}
