import type { ParseKeys } from 'i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { sideText, withSideText, type DocumentKind, type SidedDocument } from '../document-kind.ts';

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
  kind: DocumentKind<Document>,
  mine: Document,
  theirs: Document,
  base: Document | null,
  shownIn: Language,
): Difference[] {
  const changedBy = (was: string | null, my: string, their: string): Difference['changedBy'] =>
    was === my ? 'them' : was === their ? 'me' : 'both';
  const shared = kind.sharedFields.map(({ name, label, show }) => {
    const [my, their] = [show(mine, shownIn), show(theirs, shownIn)];
    const by = changedBy(base && show(base, shownIn), my, their);
    return { key: name, label, language: null, mine: my, theirs: their, changedBy: by };
  });
  const sides = LANGUAGES.flatMap((language) =>
    kind.sideFields.map(({ name, label }) => {
      const [my, their] = [sideText(mine, language, name), sideText(theirs, language, name)];
      const by = changedBy(base && sideText(base, language, name), my, their);
      return { key: `${language}.${name}`, label, language, mine: my, theirs: their, changedBy: by };
    }),
  );
  return [...shared, ...sides].filter((each) => each.mine !== each.theirs);
}

export type Choice = 'mine' | 'theirs';

/** My document with theirs in place of what was chosen so, by the keys of the differences. */
export function joined<Document extends SidedDocument>(
  kind: DocumentKind<Document>,
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
      document = withSideText(document, language, name, sideText(theirs, language, name));
    }
  }
  // What is behind belongs to the texts: taken where the texts of both sides are theirs now, else kept.
  const steps = { ...document.steps };
  for (const { name } of kind.sideFields) {
    const allTheirs = LANGUAGES.every((each) => sideText(document, each, name) === sideText(theirs, each, name));
    if (!allTheirs) continue;
    delete steps[name];
    const step = theirs.steps[name];
    if (step !== undefined) steps[name] = step;
  }
  return { ...document, steps };
}
