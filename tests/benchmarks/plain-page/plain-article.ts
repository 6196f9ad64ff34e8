/** A row of the plain page's table of articles. */
export interface PlainCard {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly category: string;
  /** Address of a JPEG picture. */
  readonly image: string;
  readonly imageAlt: string;
}

/** The row of one article, with its text as Markdown. */
export interface PlainArticle extends PlainCard {
  readonly content: string;
}
