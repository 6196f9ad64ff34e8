import type { CategoryApi } from '#renderer/data/collections/categories.ts';

/** The API that the form needs: categories and tags are saved alike. */
export type FormApi = Pick<CategoryApi, 'list' | 'create' | 'save'>;

/** The form's texts that differ between categories and tags. */
export type FormWords = typeof CATEGORY_WORDS | typeof TAG_WORDS;

export const CATEGORY_WORDS = {
  parameter: 'category',
  slugChanged: 'categories:slugChanged',
  slugTaken: 'categories:slugTaken',
  notSaved: 'categories:notSaved',
  gone: 'categories:gone',
} as const;

export const TAG_WORDS = {
  parameter: 'tag',
  slugChanged: 'categories:tag.slugChanged',
  slugTaken: 'categories:tag.slugTaken',
  notSaved: 'categories:tag.notSaved',
  gone: 'categories:tag.gone',
} as const;
