import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { WRONG } from '../markdown/figures/figure-messages.ts';

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

type ParseFigures = typeof import('#domain/figures/find-figures.ts').parseFigures;

const NONE: Localized<readonly FigureComplaint[]> = { id: [], en: [] };

/**
 * What is wrong with the figures in texts: which one, and why. Their parser is fetched for texts that have figures; until it is there, and
 * where it can't be fetched, a language that has some isn't published.
 */
export function useFigureProblems(texts: Localized<readonly MarkupText[]>): Localized<readonly FigureComplaint[]> {
  const { t } = useTranslation(['figures']);
  const [parser, setParser] = useState<{ readonly parse: ParseFigures | null } | null>(null);
  const hasFigures = (language: Language) => texts[language].some(({ text }) => text.includes('```figure'));
  const isNeeded = LANGUAGES.some(hasFigures);
  useEffect(() => {
    if (!isNeeded || parser) return undefined;
    let isGone = false;
    import('#domain/figures/find-figures.ts').then(
      ({ parseFigures }) => {
        if (!isGone) setParser({ parse: parseFigures });
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
      parse(text).flatMap(({ parsed }, index) => {
        const [problem] = parsed.ok ? [] : parsed.problems;
        if (!problem) return [];
        const why = t(WRONG[problem.code], { words: problem.words });
        return [{ words: t('publish', { number: index + 1, why }), problem: `${field}.figure` }];
      }),
    );
  };
  return { id: of('id'), en: of('en') };
}
