import { timingSafeEqual } from 'node:crypto';

/** Whether somebody gave the right secret. How long it takes doesn't tell how much of it is right. */
export function isSameSecret(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
