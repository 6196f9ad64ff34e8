import type { Localized } from '#domain/localized.ts';
import type { MessageKey } from '../../i18n/portal-i18n.ts';
import type { Crop } from './pictures/crop-previews.tsx';

/** The texts of a field. */
interface Named {
  readonly label: MessageKey;
  /** Where it shows, what happens where it is empty. */
  readonly note?: MessageKey;
  /** The message for the problem of an empty field. */
  readonly lacks?: MessageKey;
  /** Shared, and seldom needed: folded away together with the others of its kind while all of them are empty. */
  readonly folded?: true;
}

/** `required`: before a language is published; or where the text of that name is filled, a shared one or one of the language. */
interface Asked extends Named {
  readonly required?: true | string;
}

export interface TextFieldDefinition extends Asked {
  readonly kind: 'text';
  /** In characters. */
  readonly most: number;
  /** A regular expression that it has to match before it is published. */
  readonly like?: string;
  /** Shared, but written for each language; where one is empty the other one is shown. */
  readonly both?: true;
  /** The kind of input; one line by default. */
  readonly as?: 'line' | 'lines' | 'markup';
  /** Twelve letters, the fields' stage in each month: a select for each month, collapsed below its name. */
  readonly stages?: true;
  /** In a long form: begins a group, to which what comes after it belongs. */
  readonly opens?: true;
  /** Written among the details where the text itself fills the page. */
  readonly aside?: true;
  /** The keyboard that a phone shows for it. */
  readonly keyboard?: 'email' | 'tel';
}

export interface LinkFieldDefinition extends Asked {
  readonly kind: 'link';
  readonly to: readonly LinkWay[];
}

/** Where a link may lead: to the web, an e-mail address, a phone, a page of the portal. */
export type LinkWay = 'web' | 'mail' | 'phone' | 'page';

export interface NumberFieldDefinition extends Asked {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** One of the choices that the form is given (the categories of articles), by its id. */
export interface ChoiceFieldDefinition extends Asked {
  readonly kind: 'choice';
  /** What stands there while none is chosen, and where the chosen one isn't among those that the form is given. */
  readonly none: MessageKey;
  readonly unknown: MessageKey;
}

export interface Choice {
  readonly id: number;
  readonly name: Localized;
}

/** Several of such choices, in order; a document without any has no such field. Its section renders it. */
interface ChoicesFieldDefinition extends Named {
  readonly kind: 'choices';
  readonly most: number;
}

export interface ItemsFieldDefinition extends Asked {
  readonly kind: 'items';
  readonly most: number;
  readonly fields: Fields;
  /** What one of them is called, with its `number`. */
  readonly one: MessageKey;
  /** The button that adds one. */
  readonly add: MessageKey;
}

/** One thing that a document holds, as the collection's schema in the backend has it, and what the form calls it. */
export type FieldDefinition =
  | TextFieldDefinition
  | LinkFieldDefinition
  | NumberFieldDefinition
  | ItemsFieldDefinition
  | ChoiceFieldDefinition
  | ChoicesFieldDefinition
  | (Named & { readonly kind: 'flag' })
  /** The focal point of the picture `image`: absent where it is the middle. */
  | (Named & { readonly kind: 'focus'; readonly crops: readonly Crop[] })
  /** The months of a year, in their order: absent where there is none. */
  | (Named & { readonly kind: 'months' })
  | (Asked & { readonly kind: 'picture' | 'date' | 'moment' });

/** In the order of the form. */
export type Fields = Readonly<Record<string, FieldDefinition>>;

type TextSettings = Partial<Omit<TextFieldDefinition, 'kind' | 'most' | 'label'>>;

/** A text of one line, of at most so many characters. */
export function line(most: number, label: MessageKey, settings: TextSettings = {}): TextFieldDefinition {
  return { kind: 'text', most, label, ...settings };
}

/** A text of several lines. */
export function lines(most: number, label: MessageKey, settings: TextSettings = {}): TextFieldDefinition {
  return line(most, label, { as: 'lines', ...settings });
}

/** A title that begins a group of the form. */
export function heading(most: number, label: MessageKey, note: MessageKey): TextFieldDefinition {
  return line(most, label, { opens: true, note });
}
