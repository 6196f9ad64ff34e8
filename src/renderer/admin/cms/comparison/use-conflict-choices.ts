import { useMemo, useState } from 'react';
import type { Draft } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { translationText, type DocumentParts, type TranslatedDocument } from '../content-type.ts';
import { sameDocument } from '../drafts/same-document.ts';
import type { BlockDrawer } from './compare-texts.ts';
import { useBlockDrawer } from './compared-text.tsx';
import { differences, joined, type Choice, type Difference } from './differences.ts';
import { mergeTexts, type RegionChoice, type TextMerge } from './merge-text.ts';

interface Versions<Document extends TranslatedDocument> {
  readonly kind: DocumentParts<Document>;
  readonly mine: Document;
  readonly base: Document | null;
  readonly theirs: Draft<Document>;
}

/** A field in which two versions differ; a text in Markdown is merged. */
interface ConflictField {
  readonly difference: Difference;
  readonly merged: { readonly text: TextMerge; readonly drawer: BlockDrawer } | null;
}

type ChangedBy = 'nobody' | 'me' | 'them' | 'both';

export interface ConflictChoices<Document> {
  readonly fields: readonly ConflictField[];
  /** So many choices aren't made yet. */
  readonly open: number;
  /** What only one person changed is chosen already; null is for a person to decide. */
  choiceOf(key: string, changedBy: ChangedBy): RegionChoice | null;
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
        const { key, isMarkup, language } = difference;
        if (!isMarkup || !language) return { difference, merged: null };
        const drawer = language === 'id' ? id : en;
        const was = begun && translationText(begun, language, key.slice(language.length + 1));
        const text = mergeTexts(was, difference.mine, difference.theirs, (markdown) => drawer.blocks(markdown));
        return { difference, merged: { text, drawer } };
      }),
    [kind, mine, theirs.document, begun, shownIn, id, en],
  );
  const questions = fields.flatMap(({ difference, merged }) =>
    merged
      ? merged.text.regions.flatMap(({ changedBy }, place) =>
          changedBy === 'nobody' ? [] : [{ key: regionKey(difference, place), changedBy }],
        )
      : [{ key: difference.key, changedBy: difference.changedBy }],
  );
  const choiceOf = (key: string, changedBy: ChangedBy): RegionChoice | null =>
    chosen.get(key) ?? (changedBy === 'both' ? null : changedBy === 'them' ? 'theirs' : 'mine');
  return {
    fields,
    open: questions.filter(({ key, changedBy }) => choiceOf(key, changedBy) === null).length,
    choiceOf,
    choose: (key, choice) => setChosen((before) => new Map(before).set(key, choice)),
    all: (choice) => setChosen(new Map(questions.map(({ key }) => [key, choice]))),
    result(document) {
      const choices = new Map<string, Choice>();
      const texts = new Map<string, string>();
      for (const { difference, merged } of fields) {
        if (!merged)
          choices.set(difference.key, choiceOf(difference.key, difference.changedBy) === 'theirs' ? 'theirs' : 'mine');
        else {
          const text = merged.text.write(
            (region, place) => choiceOf(regionKey(difference, place), region.changedBy) ?? 'mine',
          );
          texts.set(difference.key, text);
        }
      }
      return joined(kind, document, theirs.document, choices, texts);
    },
  };
}

/** Tells one region of a merged text from all other choices. */
export function regionKey({ key }: Difference, place: number): string {
  return `${key}#${place}`;
}
