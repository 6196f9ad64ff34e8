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
  const groups = new Map<string, ProblemGroup>();
  for (const { card, problems } of blocked) {
    for (const side of LANGUAGES) {
      for (const problem of problems[side] ?? []) {
        const language = isShared(problem) ? null : side;
        const key = `${problem} ${language}`;
        const cards = groups.get(key)?.cards ?? [];
        if (!cards.includes(card)) groups.set(key, { problem, language, cards: [...cards, card] });
      }
    }
  }
  return [...groups.values()].sort((one, other) => other.cards.length - one.cards.length);
}
