import type { Node } from 'prosemirror-model';
import { unlessTooLarge } from '../write-blocks.ts';
import type { Slices } from './in-slices.ts';
import { parseHtml } from './parse-html.ts';
import { DocumentReader, type MissingPicture, type Pictures } from './read-document.ts';

/** What foreign HTML becomes. */
export interface ReadHtml {
  readonly blocks: readonly Node[];
  readonly missing: readonly MissingPicture[];
  /** How many passages were left out because they are struck or deleted. */
  readonly struck: number;
}

/**
 * The blocks that articles may be made of, of HTML from the clipboard or another system: of an office program or a web page. Everything
 * else goes; its text stays. The work grows with the length of the document only, and may pause at each `yield`.
 */
export function* htmlToBlocks(html: string, pictures: Pictures): Slices<ReadHtml> {
  const reader = new DocumentReader(pictures);
  const blocks: Node[] = [];
  for (const block of yield* reader.read(yield* parseHtml(html))) {
    blocks.push(unlessTooLarge(block));
    yield;
  }
  return { blocks, missing: reader.missing, struck: reader.struck };
}
