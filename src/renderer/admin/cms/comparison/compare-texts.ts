import type { Language } from '#domain/localized.ts';
import { markDifferences, markWhole } from '#text/mark-differences.ts';
import type { Token } from '#text/markdown-parser.ts';
import { matchBlocks, similarity, wordCounts, type BlockMatch } from '#text/match-blocks.ts';
import { drawFigure } from '#text/render/figures/draw-figure.ts';
import { articleParser } from '#text/render/render-article.ts';
import { splitBlocks, type TextBlock } from '#text/split-blocks.ts';

/** How compared texts are rendered. */
export interface TextDrawing {
  /** The language of the texts. */
  readonly language: Language;
  readonly pictureSource: (address: string) => string;
  /** Texts before added and removed parts, for screen readers. */
  readonly words: { readonly language: Language; readonly added: string; readonly removed: string };
}

/** A block of a comparison, as HTML. Unchanged blocks are rendered on demand. */
export interface ComparedBlock {
  readonly what: 'same' | 'changed' | 'added' | 'removed';
  /** It stood elsewhere before; it may be changed as well. */
  readonly isMoved?: boolean;
  readonly html: () => string;
}

/** Parses texts and renders their blocks as visitors see them. */
export class BlockDrawer {
  readonly language: Language;
  private readonly parser;

  constructor({ language, pictureSource, words }: TextDrawing) {
    this.language = language;
    const parser = articleParser(language, pictureSource, [], drawFigure);
    const { escapeHtml } = parser.utils;
    const { rules } = parser.renderer;
    const said = (text: string) => `<span class="sr-only" lang="${words.language}">${escapeHtml(text)} </span>`;
    rules['ins_open'] = () => `<ins>${said(words.added)}`;
    rules['del_open'] = () => `<del>${said(words.removed)}`;
    this.parser = parser;
  }

  blocks(markdown: string): TextBlock[] {
    const blocks = splitBlocks(markdown, this.parser);
    for (const { tokens } of blocks) for (const token of tokens) standStill(token);
    return blocks;
  }

  draw(tokens: readonly Token[]): string {
    return this.parser.renderer.render([...tokens], this.parser.options, {});
  }

  /** Compares one block of both versions; null where one version lacks it. */
  compare(before: TextBlock | null, after: TextBlock | null): ComparedBlock[] {
    const whole = (block: TextBlock, what: 'added' | 'removed') =>
      ({ what, html: () => this.draw(markWhole(block.tokens, what === 'added' ? 'ins' : 'del')) }) as const;
    if (before && after && before.type === after.type) {
      const html = this.draw(after.tokens);
      if (before.source === after.source || this.draw(before.tokens) === html)
        return [{ what: 'same', html: () => html }];
      // A figure has no words to mark: both versions are shown.
      if (after.type === 'figure') return [whole(before, 'removed'), whole(after, 'added')];
      return [{ what: 'changed', html: () => this.draw(markDifferences(before.tokens, after.tokens)) }];
    }
    return [...(before ? [whole(before, 'removed')] : []), ...(after ? [whole(after, 'added')] : [])];
  }
}

/** Removes anchors and the targets of links, so that a click doesn't leave the comparison. */
function standStill(token: Token): void {
  if (token.type === 'heading_open') token.attrs = null;
  for (const child of token.children ?? []) {
    if (child.type === 'link_open') child.attrs = [['title', String(child.attrGet('href') ?? '')]];
  }
}

/** What became of a text, block by block. */
export function compareTexts(before: string, after: string, drawing: TextDrawing): ComparedBlock[] {
  const drawer = new BlockDrawer(drawing);
  return compareBlocks(drawer, drawer.blocks(before), drawer.blocks(after));
}

export function compareBlocks(
  drawer: BlockDrawer,
  before: readonly TextBlock[],
  after: readonly TextBlock[],
): ComparedBlock[] {
  const matches = matchBlocks(before, after);
  const moves = movedBlocks(matches, before, after);
  const moved = new Set(moves.values());
  return matches.flatMap((match) => {
    const [old, young] = [before[match.before ?? -1] ?? null, after[match.after ?? -1] ?? null];
    // It is shown once, where it stands now.
    if (old && !young && moved.has(old)) return [];
    const from = young && !old ? moves.get(young) : undefined;
    return from ? drawer.compare(from, young).map((row) => ({ ...row, isMoved: true })) : drawer.compare(old, young);
  });
}

/** Blocks of which this part of the words is the same are one block, moved and written on. */
const LEAST_ALIKE = 0.5;

/** Shorter ones are alike by chance: they have moved only where they are the same to the letter. */
const LEAST_WORDS = 4;

/** More pairs aren't looked at: the text is another one. */
const MOST_PAIRS = 4000;

/** What each block that is new in its place was elsewhere before; those that are most alike first. */
function movedBlocks(
  matches: readonly BlockMatch[],
  before: readonly TextBlock[],
  after: readonly TextBlock[],
): ReadonlyMap<TextBlock, TextBlock> {
  const gone = matches.flatMap(({ before: at, after: to }) => (at === null || to !== null ? [] : (before[at] ?? [])));
  const made = matches.flatMap(({ before: at, after: to }) => (at !== null || to === null ? [] : (after[to] ?? [])));
  if (gone.length * made.length > MOST_PAIRS) return new Map();
  const words = new Map([...gone, ...made].map((block) => [block, wordCounts(block.source)] as const));
  const wordsOf = (block: TextBlock) => words.get(block) ?? new Map<string, number>();
  const pairs = gone.flatMap((from) =>
    made.flatMap((to) => {
      if (from.type !== to.type) return [];
      if (from.source === to.source) return [{ from, to, alike: 2 }];
      const alike = wordsOf(from).size < LEAST_WORDS ? 0 : similarity(wordsOf(from), wordsOf(to));
      return alike < LEAST_ALIKE ? [] : [{ from, to, alike }];
    }),
  );
  const moves = new Map<TextBlock, TextBlock>();
  const taken = new Set<TextBlock>();
  for (const { from, to } of pairs.sort((one, other) => other.alike - one.alike)) {
    if (taken.has(from) || moves.has(to)) continue;
    taken.add(from);
    moves.set(to, from);
  }
  return moves;
}

/** Blocks that are the same, one after another: so many of them are folded, at the least. */
const LEAST_FOLDED = 2;

/** A stretch of a comparison: what is shown, or what is folded away because nothing changed in it. */
export interface Stretch<Row> {
  readonly rows: readonly Row[];
  readonly isFolded: boolean;
}

/** Folds what is the same, but for one block beside each change. */
export function foldAlike<Row>(rows: readonly Row[], isAlike: (row: Row) => boolean): Stretch<Row>[] {
  const isShown = rows.map((row, place) =>
    [row, rows[place - 1], rows[place + 1]].some((each) => each !== undefined && !isAlike(each)),
  );
  const stretches: { rows: Row[]; isFolded: boolean }[] = [];
  for (const [place, row] of rows.entries()) {
    const isFolded = !isShown[place];
    const last = stretches.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else stretches.push({ rows: [row], isFolded });
  }
  return stretches.map((each) => (each.rows.length < LEAST_FOLDED ? { ...each, isFolded: false } : each));
}
