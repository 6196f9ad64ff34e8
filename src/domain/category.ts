import type { Localized } from './localized.ts';

/** A subject of the blog; `slug` is used in addresses (/blog?category=organic). */
export interface Category {
  readonly slug: string;
  readonly name: Localized;
}

/** A category with the number of published articles in it. */
export interface CategoryCount extends Category {
  readonly count: number;
}
