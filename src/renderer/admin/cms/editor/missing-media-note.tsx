import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { isMissingMedia, problemWord } from '../problem-codes.ts';
import { EDITING_NOTICE } from '#renderer/admin/classes.ts';

interface Props {
  readonly problems: Localized<readonly string[]>;
  readonly problemWords: Readonly<Record<string, MessageKey>>;
  /** Leads to the field. */
  readonly onGo: (problem: string, language: Language) => void;
}

/** Says which pictures and attached files of a draft are gone, before somebody tries to publish it. */
export function MissingMediaNote({ problems, problemWords, onGo }: Props) {
  const { i18n } = useTranslation();
  const found = new Map<string, Language>();
  for (const language of LANGUAGES)
    for (const problem of problems[language].filter(isMissingMedia))
      if (!found.has(problem)) found.set(problem, language);
  if (found.size === 0) return null;
  return (
    <div role="status" className={`${EDITING_NOTICE} bg-warn-soft`}>
      {[...found].map(([problem, language]) => (
        <button
          key={problem}
          type="button"
          className="min-h-11 text-left underline underline-offset-[3px]"
          onClick={() => onGo(problem, language)}
        >
          {i18n.t(problemWord(problemWords, problem))}
        </button>
      ))}
    </div>
  );
}
