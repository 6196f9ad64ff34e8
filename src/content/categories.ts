import type { Category } from '#domain/article.ts';
import type { Localized } from '#domain/localized.ts';

/** The blog's categories in their order (specification, section 2). */
export const bundledCategories: readonly Category[] = [
  { slug: 'hydroponics', name: { id: 'Hidroponik', en: 'Hydroponics' } },
  { slug: 'horticulture', name: { id: 'Hortikultura', en: 'Horticulture' } },
  { slug: 'technology', name: { id: 'Teknologi', en: 'Technology' } },
  { slug: 'organic', name: { id: 'Organik', en: 'Organic' } },
];

/** Who signs the bundled articles. */
export const bundledAuthor: Localized = { id: 'Tim Agronomi Tunas', en: 'Tunas Agronomy Team' };
