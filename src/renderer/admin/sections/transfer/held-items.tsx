import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSections, type AdminSection } from '#renderer/admin/section.ts';
import type { HeldItem } from '#renderer/data/collections/transfer.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { problemWord } from '../../cms/problem-codes.ts';
import { problemText } from '../../cms/publishing/problem-text.ts';
import { useLanguageNames } from '../../cms/language-names.ts';
import { ItemName } from './item-name.tsx';

interface Props {
  readonly items: readonly HeldItem[];
  /** How many there are altogether. */
  readonly count: number;
  /** It is done, and they are here. */
  readonly isDone?: boolean;
}

/** What comes in as a draft although readers could see it where the file is from, and what each item lacks. */
export function HeldItems({ items, count, isDone = false }: Props) {
  const { t, i18n } = useTranslation(['transfer', 'publishing']);
  const { language } = useLanguage();
  const languageNames = useLanguageNames();
  const words = useProblemWords(items);
  if (count === 0) return null;
  const number = (value: number) => wholeNumber(value, language);
  return (
    <div className="grid gap-1 min-w-0 wrap-anywhere">
      <p className="font-semibold">{t(isDone ? 'heldDone' : 'held', { count, number: number(count) })}</p>
      <ul>
        {items.map((item) => (
          <li key={`${item.collection} ${item.id}`} className="flex flex-wrap gap-x-2 items-center py-1">
            <ItemName {...item} linked={isDone} />
            {words && (
              <span className="text-ink-2">
                {problemText(item.problems, languageNames, (problem) =>
                  i18n.t(problemWord(words[item.collection] ?? {}, problem)),
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {items.length < count && (
        <p className="text-ink-2">
          {t('rowsMore', { count: count - items.length, number: number(count - items.length) })}
        </p>
      )}
      <p className="text-ink-2">{t('heldStays')}</p>
    </div>
  );
}

type Words = Readonly<Record<string, Readonly<Record<string, MessageKey>>>>;

/** The words of the sections for what their items lack, by collection; undefined until they are there. */
function useProblemWords(items: readonly HeldItem[]): Words | undefined {
  const named = new Set(items.map(({ collection }) => collection));
  const sections = useSections().filter(({ collection = '' }) => named.has(collection));
  const wordsOf = async ({ collection = '', problemWords }: AdminSection) =>
    [collection, (await problemWords?.()) ?? {}] as const;
  return useQuery({
    queryKey: ['problem-words', ...named],
    queryFn: async (): Promise<Words> => Object.fromEntries(await Promise.all(sections.map(wordsOf))),
    staleTime: Infinity,
    enabled: items.length > 0,
  }).data;
}
