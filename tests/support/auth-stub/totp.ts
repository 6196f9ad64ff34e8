import { createHmac, randomBytes } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_SECONDS = 30;

/** A new secret as authenticator apps read it. */
export function newSecret(): string {
  return Array.from(randomBytes(32), (byte) => BASE32[byte % 32]).join('');
}

/** The six digits that an authenticator app shows (RFC 6238, SHA-1, 30 seconds). */
export function totpCode(secret: string, milliseconds: number = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 1000 / PERIOD_SECONDS)));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Whether a code is right now, or was or will be within one period: clocks differ. */
export function isRightCode(secret: string, code: string): boolean {
  return [-1, 0, 1].some((step) => totpCode(secret, Date.now() + step * PERIOD_SECONDS * 1000) === code);
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
