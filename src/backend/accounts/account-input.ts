import { LIMITS, PASSWORD_MIN } from '#domain/limits.ts';

/** The auth service hashes no more than this many bytes of a password. */
const PASSWORD_MAX_BYTES = 72;

/** What is wrong with an e-mail address, as a sentence; null where nothing is. */
export function addressFault(email: string): string | null {
  if (email.length <= LIMITS.email && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) return null;
  return `"${email}" is no e-mail address.`;
}

/** What is wrong with a password, as a sentence that doesn't repeat it; null where nothing is. */
export function passwordFault(password: string): string | null {
  if (Array.from(password).length < PASSWORD_MIN) return `The password must have at least ${PASSWORD_MIN} characters.`;
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    return `The password is too long: ${PASSWORD_MAX_BYTES} bytes at most.`;
  }
  return null;
}
