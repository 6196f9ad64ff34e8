import type { ParseKeys } from 'i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { sideText, sideValue, withSideText, type DocumentParts, type SidedDocument } from '../document-kind.ts';
import { sameDocument } from '../working-copy/same-document.ts';

/** One thing in which two documents of a kind differ. */
export interface Difference {
  /** Tells it from the others: `id.title`, `image`. */
  readonly key: string;
  readonly label: ParseKeys;
  /** Null where both languages share it. */
  readonly language: Language | null;
  readonly mine: string;
  readonly theirs: string;
  /** Who changed it since both had the same; `both` is what a person has to decide. */
  readonly changedBy: 'me' | 'them' | 'both';
}

/** In what two documents differ, in the order of the form. `base` is what both began with, where that is known. */
export function differences<Document extends SidedDocument>(
  kind: DocumentParts<Document>,
  mine: Document,
  theirs: Document,
  base: Document | null,
  shownIn: Language,
): Difference[] {
  /** What is the same of two documents is told by its value: words can be the same for two values. */
  const differing = (same: (one: Document, other: Document) => boolean, rest: Omit<Difference, 'changedBy'>) => {
    if (same(mine, theirs)) return [];
    const changedBy = base && same(base, mine) ? 'them' : base && same(base, theirs) ? 'me' : 'both';
    return [{ ...rest, changedBy } as const];
  };
  const shared = kind.sharedFields.flatMap(({ name, label, show, take }) =>
    differing((one, other) => sameDocument(take(one, other), other), {
      ...{ key: name, label, language: null },
      ...{ mine: show(mine, shownIn), theirs: show(theirs, shownIn) },
    }),
  );
  const sides = LANGUAGES.flatMap((language) =>
    kind.sideFields.flatMap(({ name, label }) => {
      const text = (document: Document) => sideText(document, language, name);
      const value = (document: Document) => sideValue(document, language, name);
      return differing((one, other) => sameDocument(value(one), value(other)), {
        ...{ key: `${language}.${name}`, label, language },
        ...{ mine: text(mine), theirs: text(theirs) },
      });
    }),
  );
  return [...shared, ...sides];
}

export type Choice = 'mine' | 'theirs';

/** My document with theirs in place of what was chosen so, by the keys of the differences. */
export function joined<Document extends SidedDocument>(
  kind: DocumentParts<Document>,
  mine: Document,
  theirs: Document,
  choices: ReadonlyMap<string, Choice>,
): Document {
  let document = mine;
  for (const field of kind.sharedFields) {
    if (choices.get(field.name) === 'theirs') document = field.take(theirs, document);
  }
  for (const language of LANGUAGES) {
    for (const { name } of kind.sideFields) {
      if (choices.get(`${language}.${name}`) !== 'theirs') continue;
      document = withSideText(document, language, name, sideValue(theirs, language, name));
    }
  }
  // What is behind belongs to the texts: taken where the texts of both sides are theirs now, else kept.
  const steps = { ...document.steps };
  for (const { name } of kind.sideFields) {
    const allTheirs = LANGUAGES.every((each) =>
      sameDocument(sideValue(document, each, name), sideValue(theirs, each, name)),
    );
    if (!allTheirs) continue;
    delete steps[name];
    const step = theirs.steps[name];
    if (step !== undefined) steps[name] = step;
  }
  return { ...document, steps };
}
