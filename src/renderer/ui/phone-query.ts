import { MOBILE_BREAKPOINT } from '#domain/limits.ts';

/** In em, as in the style sheets: a reader with larger letters has the phone's form on a wider window. */
export const PHONE_QUERY = `(max-width: ${(MOBILE_BREAKPOINT - 0.02) / 16}em)`;
