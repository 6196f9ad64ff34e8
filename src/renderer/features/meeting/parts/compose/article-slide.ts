/** How the pieces of a slide stand on it. */
export type SlideLook =
  /** Sentences below one another. */
  | { readonly kind: 'text' }
  | { readonly kind: 'points' }
  | { readonly kind: 'note'; readonly isHazard: boolean }
  /** A picture beside the pieces, which explain its letters. */
  | { readonly kind: 'picture'; readonly picture: string }
  /** Rows of a table within its frame, which stands around them on each slide, each below the head of its group ('' where it has none). */
  | { readonly kind: 'rows'; readonly frame: Frame; readonly groups: readonly string[] }
  /** Leaves of a symptom plate: all side by side, else one on each slide. */
  | { readonly kind: 'leaves'; readonly frame: Frame }
  | { readonly kind: 'sources' };

/** HTML before and after what it holds. */
export interface Frame {
  readonly before: string;
  readonly after: string;
}

/** What one idea of an article becomes: one slide, or several where the screen is too small for all its pieces. */
export interface ArticleSlide {
  readonly look: SlideLook;
  /** The heading that it stands under in the article; '' before the first. */
  readonly heading: string;
  /** What the idea is called, as HTML; '' where it has no name. */
  readonly term: string;
  /** The number of the step (of the first one, where there are several); null where it is none. */
  readonly step: number | null;
  /** HTML; none of it is ever left out. */
  readonly pieces: readonly string[];
}
