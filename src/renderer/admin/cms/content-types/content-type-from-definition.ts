import { focalPointIn, MIDDLE } from '#domain/focal-point.ts';
import { type Language, LANGUAGES } from '#domain/localized.ts';
import { longDate, monthName } from '#renderer/i18n/dates.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { type ContentType, type SharedField, type TranslationField, wordsOf } from '../content-type.ts';
import { isValidValue } from '../fields/is-valid.ts';
import { stagesInWords } from '../fields/stages-in-words.ts';
import type { Choice, FieldDefinition } from '../field-definition.ts';
import { fieldOfProblem } from '../problem-codes.ts';
import { sameDocument } from '../same-document.ts';
import { duplicateDocument } from './duplicate-document.ts';
import { documentSchema, emptyDocument, readDefinedDocument, storedDocumentSchema } from './document-schema.ts';
import { documentProblems } from './document-problems.ts';
import { problemWords } from './problem-words.ts';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';
import { validDocument } from './valid-document.ts';

/** What the fields of a form that are choices offer, by their names. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Everything that listing, writing, comparing and publishing ask of such a collection. */
export function contentTypeFromDefinition(definition: ContentTypeDefinition): ContentType<DefinedDocument> {
  const { collection, path, label, readersPath, hasPreviewLinks, shared, text } = definition;
  const schema = documentSchema(definition);
  const empty = emptyDocument(definition);
  return {
    collection,
    path,
    ...(definition.list === null && { single: true }),
    ...(hasPreviewLinks && { hasPreviewLinks }),
    listLabel: label,
    schema,
    storedSchema: storedDocumentSchema(definition, schema),
    sideFields: Object.entries(text).flatMap(([name, field]) => sideField(name, field)),
    sharedFields: sharedFields(definition, {}),
    read: (value) => readDefinedDocument(definition, schema, value),
    whole: (document, last) => validDocument(definition, document, last),
    isBegun: (document) => !sameDocument({ ...validDocument(definition, document, null), outdated: {} }, empty),
    isBegunTranslation: (document, language) => isBegunTranslation(definition, document, language),
    problems: (document, language, _today, missingMedia) =>
      documentProblems(definition, document, language, new Date(), missingMedia),
    problemWords: problemWords(definition),
    isSharedProblem: (problem) => Object.hasOwn(shared, fieldOfProblem(problem)) || problem === 'imageAlt',
    opensAt: ({ activeFrom }) =>
      shared['activeFrom']?.kind === 'moment' && typeof activeFrom === 'string' ? activeFrom : null,
    duplicate: (document, ending) => duplicateDocument(definition, document, ending),
    readersPath: (id) => readersPath?.replace(':id', String(id)) ?? null,
  };
}

/** Whether anything is written in a language, as private.has_content has it: what has a title and a content begins with them. */
function isBegunTranslation({ text }: ContentTypeDefinition, document: DefinedDocument, language: Language): boolean {
  const { title, content } = document[language];
  if (Object.hasOwn(text, 'title') && Object.hasOwn(text, 'content')) return title !== '' || content !== '';
  return wordsOf(Object.values(document[language])) !== '';
}

function sideField(name: string, field: FieldDefinition): readonly TranslationField[] {
  const { label, note } = field;
  const shown = { name, label, ...(note !== undefined && { note }) };
  if (field.kind === 'items') return [{ ...shown, kind: 'items', most: field.most, items: field }];
  // Nothing but words and lists stands in a language of its own.
  if (field.kind !== 'text') return [];
  const { as = 'line', most, opens, aside } = field;
  const place = { ...(opens && { opens }), ...(aside && { aside }), ...(name === 'imageAlt' && { apart: true }) };
  return [{ ...shown, kind: as, most, ...place }];
}

/** What both languages share, as comparing shows it. */
export function sharedFields(
  { shared }: Pick<ContentTypeDefinition, 'shared'>,
  choices: Choices,
): readonly SharedField<DefinedDocument>[] {
  return Object.entries(shared).map(([name, field]) => ({
    name,
    label: field.label,
    ...(field.kind === 'items' && { items: field }),
    show: (document, language) => shownValue(field, document[name], language, choices[name]),
    take: (from, into) => taken(name, from, into),
  }));
}

/** A field as the other document has it. A focal point is that of its picture: it comes with it, and never without it. */
function taken(name: string, from: DefinedDocument, into: DefinedDocument): DefinedDocument {
  const isOtherPicture = from['image'] !== into['image'];
  if (name === 'focus' && isOtherPicture) return into;
  const focus = name === 'image' && isOtherPicture && { focus: from['focus'] };
  return { ...into, [name]: from[name], ...focus };
}

/** A value in words. */
function shownValue(
  field: FieldDefinition,
  value: unknown,
  language: Language,
  choices: readonly Choice[] = [],
): string {
  switch (field.kind) {
    case 'choice':
      return choices.find(({ id }) => id === value)?.name[language] ?? (value === null ? '' : String(value));
    case 'choices':
      return (Array.isArray(value) ? (value as readonly number[]) : [])
        .map((each) => choices.find(({ id }) => id === each)?.name[language] ?? String(each))
        .join(', ');
    case 'flag':
      return value === true ? '✓' : '';
    case 'number':
      return typeof value === 'number' ? wholeNumber(value, language) : wordsOf(value);
    case 'date':
      return typeof value === 'string' ? longDate(value, language) : '';
    case 'moment':
      if (typeof value !== 'string') return '';
      // What is half typed.
      return isValidValue(value, field) ? exactMoment(new Date(value), language) : value;
    case 'months':
      return (value as readonly number[] | undefined)?.map((month) => monthName(month, language)).join(', ') ?? '';
    case 'text':
      if (field.stages) return stagesInWords(wordsOf(value), language);
      return field.both ? bothWords(value as Readonly<Record<Language, string>>) : wordsOf(value);
    case 'focus': {
      const { x, y } = focalPointIn({ focus: value }).focus ?? MIDDLE;
      return `${x}% · ${y}%`;
    }
    case 'picture':
    case 'link':
    case 'items':
      return wordsOf(value);
  }
}

function bothWords(value: Readonly<Record<Language, string>>): string {
  const words = LANGUAGES.map((language) => value[language]).filter((each) => each !== '');
  return [...new Set(words)].join(' / ');
}
