import type { Node } from 'prosemirror-model';
import { kindOfFile } from '#renderer/data/picture-formats/file-kind.ts';
import { htmlToBlocks } from '#text/from-html/html-to-blocks.ts';
import type { Slices } from '#text/from-html/in-slices.ts';
import type { Pictures } from '#text/from-html/read-document.ts';
import { isOfPdfViewer, joinWrappedLines } from '#text/from-html/wrapped-lines.ts';
import { readNodes } from '#text/read-blocks.ts';
import { schema } from '#text/schema.ts';
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
  /** Of what was put in, so many passages were left out because they are struck or deleted. */
  readonly onStruck: (count: number) => void;
  /** How many pastes are being made ready. */
  readonly onPending: (count: number) => void;
}

/** What a paste becomes. */
export interface Pasted {
  readonly blocks: readonly Node[];
  readonly held: readonly PendingPicture[];
  /** How many passages were left out because they are struck or deleted. */
  readonly struck: number;
}

/** What the clipboard held. */
interface ReadClipboard {
  readonly html: string;
  readonly plain: string;
  /** It was pasted without its form. */
  readonly isPlain: boolean;
  readonly rest: Clipboard;
}

/** The clipboard can be read during its event only: everything that may be needed. Null where it is larger than any text. */
export function readClipboard(data: DataTransfer, isPlain: boolean): ReadClipboard | null {
  const plain = (data.getData('text/plain') || data.getData('text/uri-list')).replace(/\r\n?/g, '\n');
  const given = isPlain ? '' : data.getData('text/html');
  // Its lines are the page's, and its plain text has the same ones.
  const { html, data: inside } = withoutData(isOfPdfViewer(given) && plain !== '' ? '' : given);
  if (Math.max(plain.length, html.length) > LARGEST_PASTE) return null;
  const rtf = /["'=]file:/i.test(html) ? data.getData('text/rtf') : '';
  return { html, plain, isPlain, rest: { data: inside, rtf, files: picturesOf(data) } };
}

/**
 * The blocks of what the clipboard held: of its HTML where there is some, else of the plain text, which loses no sign. What is longer
 * than `maxLength` as plain text isn't read, because it can't be put in.
 */
export function* convertPaste(read: ReadClipboard, pictures: Pictures, maxLength: number): Slices<Pasted> {
  const { html, plain, rest } = read;
  const ofPlain = () => ({ blocks: plain.length > maxLength ? [] : plainBlocks(read), held: [], struck: 0 });
  if (html.trim() === '') return ofPlain();
  try {
    const { blocks, missing, struck } = yield* htmlToBlocks(html, pictures);
    const held = yield* heldPictures(missing, rest);
    return blocks.length === 0 && struck === 0 ? ofPlain() : { blocks, held, struck };
  } catch (error) {
    if (plain === '') throw error;
    console.error('A paste could not be read, so its plain text is put in:', error);
    return ofPlain();
  }
}

/** Each line is a paragraph, but the lines of a printed page belong together. */
function plainBlocks({ plain, isPlain }: ReadClipboard): readonly Node[] {
  if (!isPlain && readsAsMarkdown(plain)) return readNodes(plain);
  const lines = (isPlain ? plain : joinWrappedLines(plain)).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => schema.nodes.paragraph.create(null, schema.text(line)));
}

/** What the picture dialog takes, or refuses with advice of its own. */
const PICTURE_KINDS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'svg']);

/**
 * Hands over the files that were dropped, or pasted without a text. A file without a type, as phones' and messengers' files often are, is
 * known by its first bytes.
 */
export async function takeFiles(
  data: DataTransfer,
  { onPictures, onAttachments }: Pick<PasteSettings, 'onPictures' | 'onAttachments'>,
): Promise<void> {
  const files = [...data.files];
  const isUnknown = ({ type }: File) => type === '' || type === 'application/octet-stream';
  const kinds = files.some(isUnknown)
    ? await Promise.all(files.map(async (file) => (isUnknown(file) ? await kindOf(file) : file.type)))
    : files.map(({ type }) => type);
  const isPicture = (at: number) => kinds[at]?.startsWith('image/') === true || PICTURE_KINDS.has(kinds[at] ?? '');
  const pictures = files.filter((_, at) => isPicture(at));
  const others = files.filter((_, at) => !isPicture(at));
  if (pictures.length > 0) onPictures?.(pictures);
  if (others.length > 0) onAttachments?.(others);
}

/** How many bytes of a file its kind is read from. */
const HEAD_BYTES = 4096;

async function kindOf(file: File): Promise<string> {
  try {
    return kindOfFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch (error) {
    // A folder, or a file that is gone: whoever takes it says so.
    console.warn('A file could not be read:', file.name, error);
    return 'other';
  }
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

/** A line that begins a block: a heading, an item of a list. "- 5 °C" may be a temperature below zero, so it isn't one. */
const BEGINS_BLOCK = /^\s{0,3}(?:#{2,3}\s+\S|[-+]\s+[^\s\d]|\d{1,3}[.)]\s+\S)/;

/** What Markdown would take for a sign of its own within a line. "40*50*60 cm" would lose its signs. */
const MEANS_SOMETHING = /[*_`[\]<>\\&|~]|^[ \t]{4}|^[- \t]{3,}$/m;

/**
 * Whether plain text may be read as Markdown without losing a sign or joining two lines: all of it is headings, items of lists, and
 * paragraphs of one line each. Everything else is put in as it is; the Markdown view takes Markdown.
 */
export function readsAsMarkdown(text: string): boolean {
  if (MEANS_SOMETHING.test(text)) return false;
  const lines = text.split('\n').map((line) => line.trimEnd());
  const begins = lines.filter((line) => BEGINS_BLOCK.test(line));
  if (!keepsNumbers(lines)) return false;
  // A line of words below another one, or below an item, would be joined to it.
  return begins.length > 0 && lines.every((line, at) => line === '' || !lines[at - 1] || BEGINS_BLOCK.test(line));
}

/** Whether the items of numbered lists have the numbers that Markdown gives them: each the next one, and none written as "07". */
function keepsNumbers(lines: readonly string[]): boolean {
  let before = null as { readonly number: number; readonly sign: string } | null;
  for (const line of lines) {
    if (line === '') continue;
    const [, figures, sign = '', rest = ''] = /^\s{0,3}(\d{1,3})([.)])\s(.*)$/.exec(line) ?? [];
    if (figures === undefined) {
      before = null;
      continue;
    }
    const number = Number(figures);
    if (String(number) !== figures || BEGINS_BLOCK.test(rest.trimStart())) return false;
    if (before?.sign === sign && number !== before.number + 1) return false;
    before = { number, sign };
  }
  return true;
}
