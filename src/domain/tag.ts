import type { Localized } from './localized.ts';

/** A keyword of articles; `slug` is used in addresses (/blog?tag=compost). */
export interface Tag {
  readonly slug: string;
  readonly name: Localized;
}
