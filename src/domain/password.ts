import { PASSWORD_BYTES_MAX, PASSWORD_MIN } from './limits.ts';

/** Why a password can't be chosen: too few characters, or more bytes than are hashed. Null where it can. */
export function passwordProblem(password: string): 'short' | 'long' | null {
  if (isPasswordTooLong(password)) return 'long';
  return Array.from(password).length < PASSWORD_MIN ? 'short' : null;
}

/**
 * Whether a password has more bytes than the auth service hashes (bcrypt: 72). An accented letter has two bytes, one of another
 * script three, an emoji four and more. Another password with the same beginning would sign in as well, so neither is accepted.
 */
export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > PASSWORD_BYTES_MAX;
}
