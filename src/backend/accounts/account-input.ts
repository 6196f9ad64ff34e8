import { LIMITS, PASSWORD_MIN } from '#domain/limits.ts';

/** The auth service hashes at most this many bytes of a password. */
const PASSWORD_MAX_BYTES = 72;

/** Why an e-mail address is invalid, as a sentence; null where it is valid. */
export function addressFault(email: string): string | null {
  if (email.length <= LIMITS.email && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) return null;
  return `"${email}" is no e-mail address.`;
}

/** Why a password is invalid, as a sentence that doesn't repeat it; null where it is valid. */
export function passwordFault(password: string): string | null {
  if (Array.from(password).length < PASSWORD_MIN) return `The password must have at least ${PASSWORD_MIN} characters.`;
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    return `The password is too long: ${PASSWORD_MAX_BYTES} bytes at most.`;
  }
  return null;
}
