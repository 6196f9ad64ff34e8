import { useMemo, useState } from 'react';
import type { Draft } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { translationText, type DocumentParts, type TranslatedDocument } from '../content-type.ts';
import { sameDocument } from '../same-document.ts';
import type { BlockDrawer } from '../comparison/compare-texts.ts';
import { useBlockDrawer } from '../comparison/compared-text.tsx';
import { differences, joined, type Choice, type Difference } from '../comparison/differences.ts';
import { firstChoice, mergeTexts, type RegionChoice, type TextMerge, type TextRegion } from '#text/merge-text.ts';

interface Versions<Document extends TranslatedDocument> {
  readonly kind: DocumentParts<Document>;
  readonly mine: Document;
  readonly base: Document | null;
  readonly theirs: Draft<Document>;
}

/** A field in which two versions differ; a text in Markdown is merged. */
interface ConflictField {
  readonly difference: Difference;
  /** What its choice is known by: its texts, so that what was chosen between other ones isn't taken for one of these. */
  readonly key: string;
  /** `keys` are those of its regions. */
  readonly merged: { readonly text: TextMerge; readonly drawer: BlockDrawer; readonly keys: readonly string[] } | null;
}

/** Something to be chosen. */
type Question = Pick<TextRegion, 'changedBy' | 'merged'>;

export interface ConflictChoices<Document> {
  readonly fields: readonly ConflictField[];
  /** So many choices aren't made yet. */
  readonly open: number;
  /** What only one person changed is chosen already; null is for a person to decide. */
  choiceOf(key: string, question: Question): RegionChoice | null;
  choose(key: string, choice: RegionChoice): void;
  all(choice: Choice): void;
  /** My document with all that was chosen. */
  result(mine: Document): Document;
}

/** What is to be chosen between two versions, and what was. */
export function useConflictChoices<Document extends TranslatedDocument>(
  { kind, mine, base, theirs }: Versions<Document>,
  shownIn: Language,
): ConflictChoices<Document> {
  const id = useBlockDrawer('id');
  const en = useBlockDrawer('en');
  // What both began with isn't known where the record of it is the newer version itself: nothing then is chosen already.
  const begun = useMemo(() => (base && !sameDocument(base, theirs.document) ? base : null), [base, theirs.document]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, RegionChoice>>(new Map());
  const fields = useMemo(
    () =>
      differences(kind, mine, theirs.document, begun, shownIn).map((difference): ConflictField => {
        const { isMarkup, language } = difference;
        const key = keyOf(difference.key, difference.mine, difference.theirs);
        if (!isMarkup || !language) return { difference, key, merged: null };
        const drawer = language === 'id' ? id : en;
        const was = begun && translationText(begun, language, difference.key.slice(language.length + 1));
        const text = mergeTexts(was, difference.mine, difference.theirs, (markdown) => drawer.blocks(markdown));
        return { difference, key, merged: { text, drawer, keys: regionKeys(difference.key, text.regions) } };
      }),
    [kind, mine, theirs.document, begun, shownIn, id, en],
  );
  // Two places of one block that was moved are one question.
  const questions = new Map<string, Question>(
    fields.flatMap(({ difference, key, merged }): readonly (readonly [string, Question])[] =>
      merged
        ? merged.text.regions.flatMap((region, place) =>
            region.changedBy === 'nobody' ? [] : [[merged.keys[place] ?? '', region] as const],
          )
        : [[key, difference] as const],
    ),
  );
  const choiceOf = (key: string, question: Question) => chosen.get(key) ?? firstChoice(question);
  return {
    fields,
    open: [...questions].filter(([key, question]) => choiceOf(key, question) === null).length,
    choiceOf,
    choose: (key, choice) => setChosen((before) => new Map(before).set(key, choice)),
    all: (choice) =>
      setChosen(new Map([...questions.keys(), ...fields.map(({ key }) => key)].map((key) => [key, choice]))),
    result(document) {
      const choices = new Map<string, Choice>();
      const texts = new Map<string, string>();
      for (const { difference, key, merged } of fields) {
        const own = (question: Question, at = key) => choiceOf(at, question) ?? 'mine';
        const whole = chosen.get(key);
        if (!merged) choices.set(difference.key, own(difference) === 'theirs' ? 'theirs' : 'mine');
        else {
          const text = merged.text.write(
            (region, place) => own(region, merged.keys[place]),
            whole === 'both' ? undefined : whole,
          );
          texts.set(difference.key, text);
        }
      }
      return joined(kind, document, theirs.document, choices, texts);
    },
  };
}

/** The key of each region of a text: its contents, independent of its position. */
function regionKeys(field: string, regions: readonly TextRegion[]): string[] {
  const seen = new Map<string, number>();
  return regions.map(({ base, mine, theirs, move }) => {
    if (move !== undefined) return keyOf(field, 'moved', move);
    const key = keyOf(field, ...[base, mine, theirs].map((blocks) => blocks.map(({ source }) => source)));
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key}${count}`;
  });
}

function keyOf(...parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}
