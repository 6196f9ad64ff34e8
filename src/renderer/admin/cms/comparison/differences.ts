import type { OutdatedField } from '#domain/draft.ts';
import { LANGUAGES, otherLanguage, type Language } from '#domain/localized.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import {
  opposedMarks,
  translationText,
  translationValue,
  withTranslationText,
  wordsOf,
  type DocumentParts,
  type Entry,
  type TranslatedDocument,
} from '../content-type.ts';
import type { ItemsFieldDefinition } from '../field-definition.ts';
import { sameDocument } from '../same-document.ts';

/** One thing in which two documents of a kind differ. */
export interface Difference {
  /** Its key: `id.title`, `image`. */
  readonly key: string;
  readonly label: MessageKey;
  /** Null where both languages share it. */
  readonly language: Language | null;
  /** A text in Markdown. */
  readonly isMarkup?: boolean;
  /** The entry of a list that differs, and what such a one is called; the whole list, where there is none. */
  readonly entry?: { readonly one: MessageKey; readonly place: number };
  readonly mine: string;
  readonly theirs: string;
  /** Who changed it since both had the same; `both` is what a person has to decide. */
  readonly changedBy: 'me' | 'them' | 'both';
}

/** In what two documents differ, in the order of the form. `base` is what both began with, where that is known. */
export function differences<Document extends TranslatedDocument>(
  kind: DocumentParts<Document>,
  mine: Document,
  theirs: Document,
  base: Document | null,
  shownIn: Language,
): Difference[] {
  /** Values are compared, not their texts: two values can have the same text. */
  const differing = (same: (one: Document, other: Document) => boolean, rest: Omit<Difference, 'changedBy'>) => {
    if (same(mine, theirs)) return [];
    const changedBy = base && same(base, mine) ? 'them' : base && same(base, theirs) ? 'me' : 'both';
    return [{ ...rest, changedBy } as const];
  };
  /** A list, entry by entry: changes of different entries don't conflict. */
  const entries = (
    {
      items,
      ...rest
    }: Pick<Difference, 'key' | 'label' | 'language'> & { readonly items: ItemsFieldDefinition | undefined },
    valueOf: (document: Document) => unknown,
  ) => {
    const [was, here, there] = [base && valueOf(base), valueOf(mine), valueOf(theirs)];
    if (!items || !isList(was) || !isList(here) || !isList(there) || !keepPlaces(was, here, there)) return null;
    return here.flatMap((entry, place) => {
      const at = (document: Document) => (valueOf(document) as readonly Entry[])[place];
      return differing((one, other) => sameDocument(at(one), at(other)), {
        ...{ ...rest, key: `${rest.key}.${place}`, entry: { one: items.one, place } },
        ...{ mine: wordsOf(entry), theirs: wordsOf(there[place]) },
      });
    });
  };
  const shared = kind.sharedFields.flatMap(
    ({ name, label, items, show, take }) =>
      entries({ key: name, label, language: null, items }, (document) => sharedValue(document, name)) ??
      differing((one, other) => sameDocument(take(one, other), other), {
        ...{ key: name, label, language: null },
        ...{ mine: show(mine, shownIn), theirs: show(theirs, shownIn) },
      }),
  );
  const sides = LANGUAGES.flatMap((language) =>
    kind.sideFields.flatMap(({ name, label, items, kind: sort }) => {
      const key = `${language}.${name}`;
      const text = (document: Document) => translationText(document, language, name);
      const value = (document: Document) => translationValue(document, language, name);
      return (
        entries({ key, label, language, items }, value) ??
        differing((one, other) => sameDocument(value(one), value(other)), {
          ...{ key, label, language },
          ...{ mine: text(mine), theirs: text(theirs) },
          ...(sort === 'markup' ? { isMarkup: true } : {}),
        })
      );
    }),
  );
  return [...shared, ...sides];
}

export type Choice = 'mine' | 'theirs';

/** My document with the chosen parts of theirs, by the keys of the differences, and with the merged texts (`merged`), by the same keys. */
export function joined<Document extends TranslatedDocument>(
  kind: DocumentParts<Document>,
  mine: Document,
  theirs: Document,
  choices: ReadonlyMap<string, Choice>,
  merged: ReadonlyMap<string, string> = new Map(),
): Document {
  let document = mine;
  for (const field of kind.sharedFields) {
    if (choices.get(field.name) === 'theirs') document = field.take(theirs, document);
    const list = joinedList(sharedValue(mine, field.name), sharedValue(theirs, field.name), field.name, choices);
    if (field.items && list) document = { ...document, [field.name]: list };
  }
  for (const language of LANGUAGES) {
    for (const { name } of kind.sideFields) {
      const [here, there] = [translationValue(mine, language, name), translationValue(theirs, language, name)];
      const key = `${language}.${name}`;
      const value = merged.get(key) ?? (choices.get(key) === 'theirs' ? there : joinedList(here, there, key, choices));
      if (value !== null) document = withTranslationText(document, language, name, value);
    }
  }
  // The outdated mark belongs to the texts: taken from theirs where the texts of both languages are theirs now, kept where they are
  // mine.
  const outdated = { ...document.outdated };
  for (const { name } of kind.sideFields) {
    const isOf = (whole: Document, language: Language) =>
      sameDocument(translationValue(document, language, name), translationValue(whole, language, name));
    const areAll = (whole: Document) => LANGUAGES.every((each) => isOf(whole, each));
    if (areAll(mine) && !areAll(theirs)) continue;
    const mark = areAll(theirs)
      ? theirs.outdated[name]
      : joinedMark(takenMark(mine, theirs, name, isOf), takenMark(theirs, mine, name, isOf));
    delete outdated[name];
    if (mark !== undefined) outdated[name] = mark;
  }
  return { ...document, outdated };
}

/** The outdated mark of one version, where the change that caused it was taken. */
function takenMark<Document extends TranslatedDocument>(
  one: Document,
  other: Document,
  name: string,
  isOf: (whole: Document, language: Language) => boolean,
): OutdatedField | undefined {
  const mark = one.outdated[name];
  const source = mark && otherLanguage(mark.language);
  return source !== undefined && !isOf(one, source) && isOf(other, source) ? undefined : mark;
}

function joinedMark(mine: OutdatedField | undefined, theirs: OutdatedField | undefined): OutdatedField | undefined {
  return !mine || !theirs || mine.language === theirs.language ? (mine ?? theirs) : opposedMarks(mine, theirs);
}

/** The own list with those of the other version's entries that were chosen; null where there was no such choice. */
function joinedList(
  mine: unknown,
  theirs: unknown,
  key: string,
  choices: ReadonlyMap<string, Choice>,
): readonly Entry[] | null {
  if (!isList(mine) || !isList(theirs)) return null;
  const isTheirs = mine.map((_, place) => choices.get(`${key}.${place}`) === 'theirs');
  return isTheirs.includes(true) ? mine.map((entry, place) => (isTheirs[place] && theirs[place]) || entry) : null;
}

/** Whether every entry stands where it stood: none was added, taken out or moved, as far as that can be seen. */
function keepPlaces(base: readonly Entry[], ...lists: readonly (readonly Entry[])[]): boolean {
  return lists.every(
    (list) =>
      list.length === base.length &&
      list.every((entry, place) => sameDocument(entry, base[place]) || !base.some((each) => sameDocument(each, entry))),
  );
}

function isList(value: unknown): value is readonly Entry[] {
  return Array.isArray(value);
}

function sharedValue(document: TranslatedDocument, name: string): unknown {
  return (document as unknown as Readonly<Record<string, unknown>>)[name];
}
