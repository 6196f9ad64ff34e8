import { changedBlocks, likeliestOf, matchBlocks, type Block, type BlockChange } from './match-blocks.ts';

/** A stretch of a text that two people wrote on, in the three forms that it has. */
export interface MergedRegion<Each> {
  /** Empty where the common ancestor isn't known. */
  readonly base: readonly Each[];
  readonly mine: readonly Each[];
  readonly theirs: readonly Each[];
  /** Who changed it; a part that both changed differently needs a decision. `nobody`: it is the same in both. */
  readonly changedBy: 'nobody' | 'me' | 'them' | 'both';
  /** The result of both changes, where it is neither version: a block that one person moved and the other one edited. */
  readonly merged?: readonly Each[];
  /** The block that was moved, by its text: what is decided for one of its places holds for the other ones. */
  readonly move?: string;
}

type Side = 'mine' | 'theirs';
type Hunk = BlockChange & { readonly side: Side };

/**
 * Both texts in one, from start to end. Changes of different blocks stand beside one another; those of the same block, or of what
 * was added in one place, are a region of both. A block that one person moved and the other one wrote on is moved as it is written;
 * where one stands that both moved, each elsewhere, is for a person to decide.
 */
export function mergeBlocks<Each extends Block>(
  base: readonly Each[] | null,
  mine: readonly Each[],
  theirs: readonly Each[],
): MergedRegion<Each>[] {
  if (!base) return compared(mine, theirs);
  const hunks = [...hunksOf(base, mine, 'mine'), ...hunksOf(base, theirs, 'theirs')];
  const regions: MergedRegion<Each>[] = [];
  const at = { base: 0, mine: 0, theirs: 0 };
  const take = (count: { base: number; mine: number; theirs: number }) => {
    const region = {
      base: base.slice(at.base, at.base + count.base),
      mine: mine.slice(at.mine, at.mine + count.mine),
      theirs: theirs.slice(at.theirs, at.theirs + count.theirs),
    };
    at.base += count.base;
    at.mine += count.mine;
    at.theirs += count.theirs;
    return region;
  };
  const untouched = (count: number) => {
    if (count > 0) regions.push({ ...take({ base: count, mine: count, theirs: count }), changedBy: 'nobody' });
  };
  for (const group of overlapping(hunks)) {
    const from = Math.min(...group.map(({ before }) => before.from));
    const to = Math.max(...group.map(({ before }) => before.to));
    untouched(from - at.base);
    const count = (side: Side) =>
      group.reduce((sum, hunk) => (hunk.side === side ? sum + growth(hunk) : sum), to - from);
    const region = take({ base: to - from, mine: count('mine'), theirs: count('theirs') });
    regions.push({ ...region, changedBy: changedBy(group, region) });
  }
  untouched(base.length - at.base);
  return movedByBoth(movedByOne(regions));
}

/** Without what both began with, everything that differs is for a person to decide. */
function compared<Each extends Block>(mine: readonly Each[], theirs: readonly Each[]): MergedRegion<Each>[] {
  const regions: MergedRegion<Each>[] = [];
  const at = { mine: 0, theirs: 0 };
  const take = (toMine: number, toTheirs: number, changedBy: 'nobody' | 'both') => {
    const region = {
      base: [],
      mine: mine.slice(at.mine, toMine),
      theirs: theirs.slice(at.theirs, toTheirs),
      changedBy,
    };
    if (region.mine.length + region.theirs.length > 0) regions.push(region);
    [at.mine, at.theirs] = [toMine, toTheirs];
  };
  for (const { before, after } of changesOf(mine, theirs)) {
    take(before.from, after.from, 'nobody');
    take(before.to, after.to, 'both');
  }
  take(mine.length, theirs.length, 'nobody');
  return regions;
}

function hunksOf(base: readonly Block[], text: readonly Block[], side: Side): Hunk[] {
  return changesOf(base, text).map((change) => ({ ...change, side }));
}

/** The changes between two texts; where each block became one other, block by block. */
function changesOf(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  return changedBlocks(before, after).flatMap((change) => {
    const [gone, made] = [change.before.to - change.before.from, change.after.to - change.after.from];
    if (gone !== made || gone === 1) return [change];
    const matches = matchBlocks(
      before.slice(change.before.from, change.before.to),
      after.slice(change.after.from, change.after.to),
    );
    if (matches.length !== gone) return [change];
    return matches.map((_, place) => ({
      before: { from: change.before.from + place, to: change.before.from + place + 1 },
      after: { from: change.after.from + place, to: change.after.from + place + 1 },
    }));
  });
}

/** Blocks that a change made more than it took. */
function growth({ before, after }: BlockChange): number {
  return after.to - after.from - (before.to - before.from);
}

/** Changes that overlap are grouped, in the order of the text. */
function overlapping(hunks: readonly Hunk[]): Hunk[][] {
  const sorted = [...hunks].sort(
    (one, other) => one.before.from - other.before.from || one.before.to - other.before.to,
  );
  const groups: Hunk[][] = [];
  for (const hunk of sorted) {
    const touched = groups.filter((group) => group.some((each) => each.side !== hunk.side && overlap(each, hunk)));
    const [first, ...rest] = touched;
    if (!first) {
      groups.push([hunk]);
      continue;
    }
    first.push(hunk, ...rest.flat());
    for (const group of rest) groups.splice(groups.indexOf(group), 1);
  }
  return groups;
}

/** Whether two changes are of the same blocks. What is added beside blocks that were taken out or split may belong to them. */
function overlap(one: Hunk, other: Hunk): boolean {
  const from = Math.max(one.before.from, other.before.from);
  const to = Math.min(one.before.to, other.before.to);
  if (from < to) return true;
  const [isAdded, isOtherAdded] = [isAddition(one), isAddition(other)];
  if (from > to || (!isAdded && !isOtherAdded)) return false;
  if (isAdded && isOtherAdded) return true;
  const [added, changed] = isAdded ? [one, other] : [other, one];
  const isWithin = changed.before.from < added.before.from && added.before.from < changed.before.to;
  return isWithin || growth(changed) !== 0;
}

function isAddition({ before }: BlockChange): boolean {
  return before.from === before.to;
}

function changedBy(group: readonly Hunk[], { mine, theirs }: Pick<MergedRegion<Block>, Side>) {
  const sides = new Set(group.map(({ side }) => side));
  if (sides.size === 1) return sides.has('mine') ? 'me' : 'them';
  return sameBlocks(mine, theirs) ? 'nobody' : 'both';
}

/** Whether two texts have the same blocks to the letter. */
export function sameBlocks(one: readonly Block[], other: readonly Block[]): boolean {
  return one.length === other.length && one.every(({ source }, place) => source === other[place]?.source);
}

/** What one person took out here and put in elsewhere stands there as the other one wrote it. */
function movedByOne<Each extends Block>(regions: readonly MergedRegion<Each>[]): MergedRegion<Each>[] {
  const made = [...regions];
  for (const [place, region] of made.entries()) {
    for (const [mover, writer, by] of [
      ['mine', 'theirs', 'me'],
      ['theirs', 'mine', 'them'],
    ] as const) {
      if (region.changedBy !== 'both' || region.base.length === 0 || region[mover].length > 0) continue;
      const target = made.findIndex(
        (each) => each.changedBy === by && each.base.length === 0 && sameBlocks(each[mover], region.base),
      );
      const moved = made[target];
      if (!moved) continue;
      const move = sourceOf(region.base);
      made[place] = { ...region, changedBy: by, merged: [], move };
      made[target] = { ...moved, merged: region[writer], move };
    }
  }
  return made;
}

/** A block that both moved, or that one moved and both edited, would appear twice: the user decides about its place and text. */
function movedByBoth<Each extends Block>(regions: readonly MergedRegion<Each>[]): MergedRegion<Each>[] {
  const placeOf = {
    mine: likeliestOf(regions.filter((each) => isAddedBy(each, 'me')).flatMap(({ mine }) => mine)),
    theirs: likeliestOf(regions.filter((each) => isAddedBy(each, 'them')).flatMap(({ theirs }) => theirs)),
  };
  /** Moved blocks, by their present contents; each with its previous contents. */
  const moved = { mine: new Map<string, string>(), theirs: new Map<string, string>() };
  const written = new Map<MergedRegion<Each>, string>();
  const [one, other] = ['mine', 'theirs'] as const;
  for (const region of regions) {
    const left = new Set([...region.mine, ...region.theirs].map(({ source }) => source));
    for (const block of region.base.filter(({ source }) => !left.has(source))) {
      const found = { mine: placeOf.mine(block), theirs: placeOf.theirs(block) };
      if (found.mine && found.theirs) {
        moved.mine.set(found.mine.source, block.source);
        moved.theirs.set(found.theirs.source, block.source);
      }
      if (region.changedBy !== 'both' || region.base.length > 1) continue;
      const mover = region.mine.length === 0 ? one : region.theirs.length === 0 ? other : null;
      const place = mover && found[mover];
      if (!mover || !place) continue;
      moved[mover].set(place.source, block.source);
      written.set(region, block.source);
    }
  }
  return regions.flatMap((region): MergedRegion<Each>[] => {
    const move = written.get(region);
    if (move !== undefined) return [{ ...region, move }];
    const side = isAddedBy(region, 'me') ? one : isAddedBy(region, 'them') ? other : null;
    if (side === null || moved[side].size === 0) return [region];
    return stretches(region[side], moved[side]).map((blocks) => {
      const from = blocks[0] && moved[side].get(blocks[0].source);
      return { ...region, [side]: blocks, ...(from === undefined ? {} : { changedBy: 'both', move: from }) };
    });
  });
}

/** The blocks in order, each of those that were moved by itself. */
function stretches<Each extends Block>(blocks: readonly Each[], moved: ReadonlyMap<string, string>): Each[][] {
  const made: Each[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const isMoved = moved.has(block.source);
    if (isOpen && !isMoved) made.at(-1)?.push(block);
    else made.push([block]);
    isOpen = !isMoved;
  }
  return made;
}

function isAddedBy({ base, changedBy }: MergedRegion<Block>, by: 'me' | 'them'): boolean {
  return changedBy === by && base.length === 0;
}

function sourceOf(blocks: readonly Block[]): string {
  return blocks.map(({ source }) => source).join('\n\n');
}
