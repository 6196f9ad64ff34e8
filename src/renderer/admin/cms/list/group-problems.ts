import type { DraftCard } from '#domain/draft.ts';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';

/** What couldn't be published, with the problems of each language. */
export interface BlockedCard {
  readonly card: DraftCard;
  readonly problems: Partial<Localized<readonly string[]>>;
}

/** All items with the same problem. */
export interface ProblemGroup {
  readonly problem: string;
  /** The language that has it; null for what both languages share. */
  readonly language: Language | null;
  readonly cards: readonly DraftCard[];
}

/** The items by what they lack, the most frequent first; an item with several problems is in several groups. */
export function groupProblems(
  blocked: readonly BlockedCard[],
  isShared: (problem: string) => boolean,
): readonly ProblemGroup[] {
  const groups = new Map<string, Omit<ProblemGroup, 'cards'> & { readonly cards: Set<DraftCard> }>();
  for (const { card, problems } of blocked) {
    for (const side of LANGUAGES) {
      for (const problem of problems[side] ?? []) {
        const language = isShared(problem) ? null : side;
        const key = `${problem} ${language}`;
        const group = groups.get(key);
        if (group) group.cards.add(card);
        else groups.set(key, { problem, language, cards: new Set([card]) });
      }
    }
  }
  return [...groups.values()]
    .map((group) => ({ ...group, cards: [...group.cards] }))
    .sort((one, other) => other.cards.length - one.cards.length);
}
