import { CATEGORY_MAX } from './limits.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can be used in addresses; the database has the same rule. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** A slug for a name: "Pests & Diseases" gives "pests-diseases". Empty where the name has no Latin letter. */
export function suggestedSlug(name: string): string {
  return (
    name
      // Splits accents from their letters, to remove them.
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, CATEGORY_MAX)
      .replace(/^-|-$/g, '')
  );
}
