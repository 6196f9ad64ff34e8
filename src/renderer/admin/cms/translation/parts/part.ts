/** Blocks of a text, from the first one to before the last; of none, where they would stand. */
export interface SegmentRange {
  readonly from: number;
  readonly to: number;
}

/** What became of some segments of a text: one thing that a translator has to look at. */
export interface ChangedPart {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved' | 'split' | 'merged';
  readonly then: SegmentRange;
  readonly now: SegmentRange;
}

/** What stands between the segments that are the same in two versions. */
export interface Gap {
  readonly then: SegmentRange;
  readonly now: SegmentRange;
}
