import { CATEGORY_MAX } from './limits.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can stand in addresses; the database asks for the same form. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** An address part made of a name: "Pests & Diseases" gives "pests-diseases". Empty where the name has no Latin letter. */
export function suggestedSlug(name: string): string {
  return (
    name
      // Letters with accents become plain ones: what is left of an accent is no letter.
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, CATEGORY_MAX)
      .replace(/^-|-$/g, '')
  );
}
