import type { Localized } from '#domain/localized.ts';
import type { OutdatedFields } from '#domain/draft.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import type { Entry } from '../content-type.ts';
import { line, lines, type Fields } from '../field-definition.ts';
import type { ListTexts } from '../list/draft-list-screen.tsx';

/** What a collection of which nothing is special but its fields holds: what both languages share, and both languages. */
export interface DefinedDocument extends Localized<Entry> {
  readonly outdated: OutdatedFields;
  readonly [shared: string]: unknown;
}

/** Such a collection, as a section of the admin area needs it. */
export interface ContentTypeDefinition {
  /** Its name in the backend. */
  readonly collection: string;
  /** Plain path of its section. */
  readonly path: string;
  readonly label: MessageKey;
  /** The page on which visitors see it, with `:id` where the item's number stands; null as long as none shows it. */
  readonly readersPath: string | null;
  /** Drafts can have preview links; docs/content-types.md says what else that requires. */
  readonly hasPreviewLinks?: true;
  /** Names of what both languages share, for the head of the editor. */
  readonly sharedLabel: MessageKey;
  /** Names of those of them that are folded. */
  readonly foldedLabel?: MessageKey;
  readonly shared: Fields;
  readonly text: Fields;
  /** The texts of its list; null for a single item, which has no list. */
  readonly list: ListTexts | null;
}

/** The hint beside a text that may stay empty. */
export const OPTIONAL = 'translation:optional' satisfies MessageKey;

export const TITLE = {
  title: line(120, 'articles:edit.title', { required: true, lacks: 'articles:lacks.title' }),
} satisfies Fields;

/** The shape of all cards and plates. */
export const CARD = { label: 'pictures:crop.card', ratio: 1.6 } as const;

/** The picture of a document: its shared fields, and those of each language. */
export const PICTURE = {
  image: { kind: 'picture', label: 'pictures:edit.image' },
  focus: { kind: 'focus', label: 'pictures:focus.label', crops: [CARD] },
  decorative: { kind: 'flag', label: 'pictures:edit.decorative' },
} as const satisfies Fields;

export const PICTURE_ALT = {
  imageAlt: lines(300, 'pictures:edit.imageAlt', { lacks: 'pictures:lacks.imageAlt' }),
} satisfies Fields;
