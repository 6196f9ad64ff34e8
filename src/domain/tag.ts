import type { Localized } from './localized.ts';

/** What an article is also found by: `slug` stands in addresses (/blog?tag=compost). */
export interface Tag {
  readonly slug: string;
  readonly name: Localized;
}
