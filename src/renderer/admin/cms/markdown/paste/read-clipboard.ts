import type { Slices } from '#text/from-html/blocks.ts';
import { htmlToMarkdown, type Markdown } from '#text/from-html/html-to-markdown.ts';
import { heldPictures, withoutData, type Clipboard, type PendingPicture } from './pending-pictures.ts';

/** Characters. A larger paste is a mistake: no article is as long. */
const LARGEST_PASTE = 5_000_000;

/** Why a paste wasn't put in: it is larger than any text, too long by so many characters, or would stand too deep in lists and quotes. */
export type PasteRefusal = number | 'large' | 'deep';

export interface PasteSettings {
  /** Pictures that were pasted or dropped alone; null where the field takes none. */
  readonly onPictures: ((files: readonly File[]) => void) | null;
  /** Other files that were pasted or dropped; null where the field takes none. */
  readonly onAttachments: ((files: readonly File[]) => void) | null;
  /** Pictures that came with a text: placeholders stand for them there. */
  readonly onHeldPictures: (pictures: readonly PendingPicture[]) => void;
  /** The address of a picture that the portal has already, or null. */
  readonly ownPicture: (source: string) => string | null;
  /** The most characters that the text may have. */
  readonly maxLength: number;
  /** What was pasted wasn't put in, and nothing has changed. */
  readonly onRefused: (why: PasteRefusal) => void;
  /** How many pastes are being made ready. */
  readonly onPending: (count: number) => void;
}

/** What a paste becomes. */
export interface Pasted extends Markdown {
  readonly held: readonly PendingPicture[];
}

/** What the clipboard held. */
interface ReadClipboard {
  readonly html: string;
  readonly plain: string;
  readonly rest: Clipboard;
}

/** The clipboard can be read during its event only: everything that may be needed. Null where it is larger than any text. */
export function readClipboard(data: DataTransfer, isPlain: boolean): ReadClipboard | null {
  const plain = (data.getData('text/plain') || data.getData('text/uri-list')).replace(/\r\n?/g, '\n');
  const { html, data: inside } = withoutData(isPlain ? '' : data.getData('text/html'));
  if (Math.max(plain.length, html.length) > LARGEST_PASTE) return null;
  const rtf = /["'=]file:/i.test(html) ? data.getData('text/rtf') : '';
  return { html, plain, rest: { data: inside, rtf, files: picturesOf(data) } };
}

/** Its Markdown: of its HTML where there is some, else the plain text as it is. */
export function* convertPaste(
  { html, plain, rest }: ReadClipboard,
  pictures: Parameters<typeof htmlToMarkdown>[1],
): Slices<Pasted> {
  const asItIs = { text: plain, missing: [], held: [] };
  if (html.trim() === '') return asItIs;
  try {
    const markup = yield* htmlToMarkdown(html, pictures);
    const held = yield* heldPictures(markup.missing, rest);
    return { ...markup, text: markup.text.trim() === '' ? plain : markup.text, held };
  } catch (error) {
    if (plain === '') throw error;
    console.error('A paste could not be read, so its plain text is put in:', error);
    return asItIs;
  }
}

/** Hands over the files that were dropped, or pasted without a text. */
export function takeFiles(
  data: DataTransfer,
  { onPictures, onAttachments }: Pick<PasteSettings, 'onPictures' | 'onAttachments'>,
): void {
  const pictures = picturesOf(data);
  const others = othersOf(data);
  if (pictures.length > 0) onPictures?.(pictures);
  if (others.length > 0) onAttachments?.(others);
}

/** Whether files were pasted rather than a text: programs for writing add a picture of their text to it. */
export function pastesFiles(data: DataTransfer): boolean {
  if (data.getData('text/html').trim() !== '') return data.files.length > 0 && data.getData('text/plain').trim() === '';
  // A copied file may come with its name as a text.
  return othersOf(data).length > 0 || (data.files.length > 0 && data.getData('text/plain').trim() === '');
}

function othersOf(data: DataTransfer): readonly File[] {
  return [...data.files].filter((file) => !file.type.startsWith('image/'));
}

/** The pictures among the files that were pasted or dropped. */
function picturesOf(data: DataTransfer): readonly File[] {
  return [...data.files].filter((file) => file.type.startsWith('image/'));
}
