import { blockParser } from '#text/block-parser.ts';
import { splitBlocks, type TextBlock } from '#text/split-blocks.ts';
import { type Segment, type SegmentKind, segmentsIn } from '#text/segments.ts';
import { alignSegments } from '../parts/align-segments.ts';

/** A block of a text that its translation lacks. */
export interface MissingBlock {
  /** Its Markdown. */
  readonly source: string;
  /** Where its translation belongs: behind this character of the translation. */
  readonly at: number;
  /** How many segments of the translation stand above that. */
  readonly segments: number;
}

/** What blocks say the same in two languages: Markdown of the one, and of the other or null. */
export interface BlockPair {
  readonly source: TextBlock;
  readonly translation: TextBlock | null;
}

/** The blocks of a text, each with its translation. */
export function blockPairs(source: string, translation: string): BlockPair[] {
  return paired(splitBlocks(source, blockParser), splitBlocks(translation, blockParser));
}

function paired(ours: readonly TextBlock[], theirs: readonly TextBlock[]): BlockPair[] {
  const { places } = alignSegments(ours.map(asSegment), theirs.map(asSegment), 1);
  return ours.map((block, index) => {
    const place = places[index] ?? null;
    return { source: block, translation: place === null ? null : (theirs[place] ?? null) };
  });
}

/** What of a text isn't translated yet, in its order. */
export function missingBlocks(source: string, translation: string): MissingBlock[] {
  const theirs = splitBlocks(translation, blockParser);
  const missing: MissingBlock[] = [];
  let [above, segments] = [-1, 0];
  for (const pair of paired(splitBlocks(source, blockParser), theirs)) {
    if (!pair.translation) missing.push({ source: pair.source.source, at: theirs[above]?.to ?? 0, segments });
    while (pair.translation && theirs[above] !== pair.translation) {
      above += 1;
      segments += segmentsIn(theirs[above]?.tokens ?? []).length;
    }
  }
  return missing;
}

/** A translation with one block more. */
export function withBlock(translation: string, at: number, block: string): string {
  const [above, below] = [translation.slice(0, at).trimEnd(), translation.slice(at).trimStart()];
  return [above, block, below].filter((part) => part !== '').join('\n\n');
}

const KINDS: Readonly<Record<string, SegmentKind>> = {
  heading_open: 'h2',
  bullet_list_open: 'li',
  ordered_list_open: 'li',
  blockquote_open: 'quote',
  table_open: 'tr',
  figure: 'fig',
};

function asSegment({ type, source }: TextBlock): Segment {
  return { kind: KINDS[type] ?? (source.startsWith('![') ? 'img' : 'p'), text: source };
}
