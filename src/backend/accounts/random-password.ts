import { randomInt } from 'node:crypto';

/** No look-alikes (0 and o, 1 and l) and nothing that sits elsewhere on other keyboards. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five groups of four, such as `k7tq-…`: 100 random bits, easy to type from a screen. */
export function randomPassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
