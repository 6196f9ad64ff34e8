import { isEmailAddress } from '#domain/email-address.ts';
import { PASSWORD_BYTES_MAX, PASSWORD_MIN } from '#domain/limits.ts';
import { passwordProblem } from '#domain/password.ts';

/** Why an e-mail address is invalid, as a sentence; null where it is valid. */
export function addressFault(email: string): string | null {
  return isEmailAddress(email) ? null : `"${email}" is no e-mail address.`;
}

/** What is said of each fault of a password, in sentences that don't repeat it. */
const PASSWORD_SENTENCES = {
  short: `The password must have at least ${PASSWORD_MIN} characters.`,
  long: `The password is too long: ${PASSWORD_BYTES_MAX} bytes at most.`,
} as const;

/** Why a password is invalid, as a sentence that doesn't repeat it; null where it is valid. */
export function passwordFault(password: string): string | null {
  const problem = passwordProblem(password);
  return problem === null ? null : PASSWORD_SENTENCES[problem];
}
