import { cleanText } from '#domain/clean-text.ts';
import { ForeignJson, readPlainJson } from '#renderer/data/archive/plain-json.ts';
import { finishWork } from '#text/from-html/in-slices.ts';
import type { ForeignExport } from './foreign-export.ts';
import { readGhost } from './read-ghost.ts';
import { readWordpress } from './read-wordpress.ts';
import { BrokenXml } from './xml-parts.ts';

/**
 * Why a file isn't taken. `foreign`: of neither system; `packed`: an archive, to be unpacked first; `large`; `broken`: it breaks
 * off or was changed; `letters`: not in UTF-8; `declares`: it declares words of its own, as attacks do; `none`: no article.
 */
export type ExportFault = 'foreign' | 'packed' | 'large' | 'broken' | 'letters' | 'declares' | 'none';

/** The largest file that is read, in bytes: as a text it takes twice as much memory. */
export const EXPORT_BYTES_MAX = 64 * 1024 * 1024;

/** Reads another system's file in slices, and validates everything in it. Null where it was cancelled. */
export async function readExport(file: Blob, signal: AbortSignal): Promise<ForeignExport | ExportFault | null> {
  if (file.size > EXPORT_BYTES_MAX) return 'large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPacked(bytes)) return 'packed';
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 64))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (!/^[<{]/.test(start)) return 'foreign';
  try {
    const work = start.startsWith('<')
      ? readWordpress(decoded(bytes))
      : readGhost(readPlainJson(withoutMark(bytes), cleanText));
    const read = await finishWork(work, signal);
    if (read === null) return signal.aborted ? null : 'foreign';
    return read.articles.length === 0 ? 'none' : read;
  } catch (error) {
    console.warn('The file of another system could not be read:', error);
    if (error instanceof BrokenXml || error instanceof ForeignLetters) return error.fault;
    if (error instanceof ForeignJson) return 'broken';
    throw error;
  }
}

function isPacked([one, two]: Uint8Array): boolean {
  return (one === 0x50 && two === 0x4b) || (one === 0x1f && two === 0x8b);
}

class ForeignLetters extends Error {
  readonly fault = 'letters';
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ForeignLetters('Not in UTF-8', { cause: error });
  }
}

/** Some editors put a byte order mark in front, which JSON doesn't know. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb ? bytes.subarray(3) : bytes;
}
