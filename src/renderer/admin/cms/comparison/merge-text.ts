import { Fragment, type Node } from 'prosemirror-model';
import { mergeBlocks, type MergedRegion } from '#renderer/data/markdown/merge-blocks.ts';
import { splitBlocks, type TextBlock } from '#renderer/data/markdown/split-blocks.ts';
import { SourceText } from '../markdown/canvas/source-text.ts';

/** `both` for what two people added in one place. */
export type RegionChoice = 'mine' | 'theirs' | 'both';

/** A Markdown text that two people changed, merged block by block. */
export interface TextMerge {
  readonly regions: readonly MergedRegion<TextBlock>[];
  /** The text with what was chosen for each region. A block that is taken keeps the bytes that it has. */
  write(choiceOf: (region: MergedRegion<TextBlock>, place: number) => RegionChoice): string;
}

type Splitter = (markdown: string) => TextBlock[];

/** `base` is what both began with, null where nobody knows it; `blocks` splits as `splitBlocks` does. */
export function mergeTexts(
  base: string | null,
  mine: string,
  theirs: string,
  blocks: Splitter = splitBlocks,
): TextMerge {
  const texts = { base: base === null ? null : blocks(base), mine: blocks(mine), theirs: blocks(theirs) };
  const regions = mergeBlocks(texts.base, texts.mine, texts.theirs);
  return {
    regions,
    write(choiceOf) {
      // Only what stands between blocks differs.
      if (regions.every(({ changedBy }) => changedBy === 'nobody')) return mine === base ? theirs : mine;
      const taken = regions.flatMap((region, place) =>
        region.changedBy === 'nobody' ? region.mine : chosenBlocks(region, choiceOf(region, place)),
      );
      if (saysTheSame(taken, texts.mine)) return mine;
      if (saysTheSame(taken, texts.theirs)) return theirs;
      const source = new SourceText(mine, base === null ? [theirs] : [theirs, base]);
      const nodes = new Map<TextBlock, Node>();
      const [ofTheirs = [], ofBase = []] = source.others;
      texts.mine.forEach((block, place) => nodes.set(block, source.doc.child(place)));
      texts.theirs.forEach((block, place) => nodes.set(block, nodeAt(ofTheirs, place)));
      texts.base?.forEach((block, place) => nodes.set(block, nodeAt(ofBase, place)));
      return source.write(source.doc.copy(Fragment.from(taken.map((block) => nodes.get(block)).filter(isThere))));
    },
  };
}

/** What a region says once that is chosen. */
function chosenBlocks<Each>({ mine, theirs }: MergedRegion<Each>, choice: RegionChoice): readonly Each[] {
  if (choice === 'both') return [...mine, ...theirs];
  return choice === 'mine' ? mine : theirs;
}

function saysTheSame(one: readonly TextBlock[], other: readonly TextBlock[]): boolean {
  return one.length === other.length && one.every(({ source }, place) => source === other[place]?.source);
}

function nodeAt(nodes: readonly Node[], place: number): Node {
  const node = nodes[place];
  if (!node) throw new Error('A text was split in two ways.');
  return node;
}

function isThere(node: Node | undefined): node is Node {
  return node !== undefined;
}
