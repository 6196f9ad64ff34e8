import { Fragment, type Node } from 'prosemirror-model';
import { matchBlocks } from './match-blocks.ts';
import { mergeBlocks, sameBlocks, type MergedRegion } from './merge-blocks.ts';
import { splitBlocks, type TextBlock } from './split-blocks.ts';
import { SourceText } from './source-text.ts';

/** `both` for what two people added in one place, and for a block that one of them moved and the other one wrote on. */
export type RegionChoice = 'mine' | 'theirs' | 'both';

export type TextRegion = MergedRegion<TextBlock>;

/** A Markdown text that two people changed, merged block by block. */
export interface TextMerge {
  readonly regions: readonly TextRegion[];
  /**
   * The text with what was chosen for each region. A block that is taken keeps the bytes that it has. `whole` is whose it is
   * where only what stands between the blocks differs.
   */
  write(choiceOf: (region: TextRegion, place: number) => RegionChoice, whole?: 'mine' | 'theirs'): string;
}

type Splitter = (markdown: string) => TextBlock[];

/** `base` is the common ancestor, null where it isn't known; `blocks` splits as `splitBlocks` does. */
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
    write(choiceOf, whole = mine === base ? 'theirs' : 'mine') {
      if (regions.every(({ changedBy }) => changedBy === 'nobody')) return whole === 'theirs' ? theirs : mine;
      const taken = regions.flatMap((region, place) =>
        region.changedBy === 'nobody' ? region.mine : chosenBlocks(region, choiceOf(region, place)),
      );
      if (sameBlocks(taken, texts.mine)) return mine;
      if (sameBlocks(taken, texts.theirs)) return theirs;
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

/** What only one person changed is chosen already; null is for a person to decide. */
export function firstChoice({ changedBy, merged }: Pick<TextRegion, 'changedBy' | 'merged'>): RegionChoice | null {
  if (changedBy === 'both') return null;
  if (merged) return 'both';
  return changedBy === 'them' ? 'theirs' : 'mine';
}

/** Whether both can be kept: what was added in one place, but not two forms of one paragraph. */
export function canKeepBoth({ base, mine, theirs }: TextRegion): boolean {
  if (base.length > 0 || mine.length === 0 || theirs.length === 0) return false;
  return matchBlocks(mine, theirs).every(
    ({ before, after }) => before === null || after === null || mine[before]?.source === theirs[after]?.source,
  );
}

/** The blocks of a region after the choice. Blocks of both versions are taken once. */
export function chosenBlocks({ mine, theirs, merged }: TextRegion, choice: RegionChoice): readonly TextBlock[] {
  if (choice !== 'both') return choice === 'mine' ? mine : theirs;
  const has = new Set(mine.map(({ source }) => source));
  return merged ?? [...mine, ...theirs.filter(({ source }) => !has.has(source))];
}

function nodeAt(nodes: readonly Node[], place: number): Node {
  const node = nodes[place];
  if (!node) throw new Error('A text was split in two ways.');
  return node;
}

function isThere(node: Node | undefined): node is Node {
  return node !== undefined;
}
