import type { Block, Item, Run } from './blocks.ts';
import { tidyRuns } from './tidy-runs.ts';

export type List = Extract<Block, { kind: 'list' }>;

/** Blocks one after another, and the paragraph that isn't closed yet. */
export class Flow {
  readonly blocks: Block[];
  /** Lists that Word's paragraphs are being put into, the outermost first. */
  wordLists: { readonly list: List; readonly level: number }[] = [];
  private runs: Run[] = [];

  constructor(blocks: Block[] = []) {
    this.blocks = blocks;
  }

  add(run: Run): void {
    this.runs.push(run);
  }

  /** Ends the paragraph. */
  close(): void {
    if (this.runs.length === 0) return;
    const runs = tidyRuns(this.runs);
    this.runs = [];
    // Two line ends, one after another, are how many programs write paragraphs.
    let start = 0;
    for (let at = 0; at <= runs.length; at += 1) {
      const isEnd = at === runs.length || (runs[at]?.kind === 'break' && runs[at + 1]?.kind === 'break');
      if (!isEnd) continue;
      if (at > start) this.blocks.push({ kind: 'paragraph', runs: runs.slice(start, at) });
      while (runs[at + 1]?.kind === 'break') at += 1;
      start = at + 1;
    }
  }

  push(blocks: readonly Block[]): void {
    this.close();
    for (const block of blocks) this.blocks.push(block);
  }

  /** Lists that follow one another are one where the second goes on with the first: some programs write one for each item. */
  pushItems(items: readonly Item[], goesOn: boolean): void {
    this.close();
    if (items.length === 0) return;
    const last = this.blocks.at(-1);
    const end = last?.kind === 'list' ? last.items.at(-1) : undefined;
    const isNext =
      end && (end.number === null ? items[0]?.number === null : goesOn && items[0]?.number === end.number + 1);
    if (last?.kind === 'list' && isNext) for (const item of items) last.items.push(item);
    else this.blocks.push({ kind: 'list', items: [...items] });
  }
}
