import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { DefinedDocument, ContentTypeDefinition } from '../definition.ts';
import type { Entry } from '../../content-type.ts';
import type { FieldDefinition, Fields } from '../../field-definition.ts';
import { withMark, withMarkInMarkdown } from './text-marks.ts';

/** A text on a page: which field it is, and of which entry where that is a list. */
export interface TextPlace {
  readonly name: string;
  /** The language whose own field it is; null where both languages share the field. */
  readonly side: Language | null;
  /** The place of the entry in its list; null where the field is no list. */
  readonly entry: number | null;
  /** Nothing is written there yet: the page shows what belongs there. */
  readonly isEmpty: boolean;
}

/** Whether two places are the same: texts of one entry are written together. */
export function isSamePlace(one: Omit<TextPlace, 'isEmpty'>, other: Omit<TextPlace, 'isEmpty'>): boolean {
  return one.name === other.name && one.side === other.side && one.entry === other.entry;
}

/** A document whose texts carry the numbers of their places. */
export interface MarkedDocument {
  readonly document: DefinedDocument;
  readonly places: readonly TextPlace[];
}

/**
 * Marks every text that a page may show. Where one is empty that has to be written, its label stands in its place; any other empty one
 * has no mark, because the page shows nothing of it, or words of its own.
 */
export function markDocument(
  definition: ContentTypeDefinition,
  document: DefinedDocument,
  labelOf: (field: FieldDefinition) => string,
): MarkedDocument {
  const places: TextPlace[] = [];

  function markedValue(
    field: FieldDefinition,
    name: string,
    value: unknown,
    place: Omit<TextPlace, 'isEmpty'>,
  ): unknown {
    // A picture's description isn't seen, and what the page computes with or checks has to stay as it is.
    if (field.kind !== 'text' || field.stages || field.like !== undefined || name === 'imageAlt') return value;
    const words: readonly unknown[] = field.both ? Object.values(value as object) : [value];
    const isEmpty = words.every((each) => each === '');
    if (isEmpty && field.required !== true) return value;
    const number = places.push({ ...place, isEmpty }) - 1;
    const mark = (text: unknown) =>
      field.as === 'markup' && !isEmpty
        ? withMarkInMarkdown(String(text), number)
        : withMark(isEmpty ? labelOf(field) : String(text), number);
    if (!field.both) return mark(value);
    const { id, en } = value as Readonly<Record<Language, string>>;
    return { id: mark(id), en: mark(en) };
  }

  function marked(fields: Fields, values: Entry, place: Pick<TextPlace, 'side'>): Entry {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fields[name];
        if (field?.kind !== 'items')
          return [name, field ? markedValue(field, name, value, { ...place, name, entry: null }) : value];
        const entries = (value as readonly Entry[]).map((each, entry) =>
          Object.fromEntries(
            Object.entries(each).map(([inner, words]) => {
              const definitionOf = field.fields[inner];
              return [inner, definitionOf ? markedValue(definitionOf, inner, words, { ...place, name, entry }) : words];
            }),
          ),
        );
        return [name, entries];
      }),
    );
  }

  const { id, en, outdated, ...shared } = document;
  const sides = { id, en };
  return {
    document: {
      ...marked(definition.shared, shared, { side: null }),
      ...(Object.fromEntries(LANGUAGES.map((side) => [side, marked(definition.text, sides[side], { side })])) as Pick<
        DefinedDocument,
        Language
      >),
      outdated,
    },
    places,
  };
}
