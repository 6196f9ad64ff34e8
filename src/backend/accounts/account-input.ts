import { PASSWORD_BYTES_MAX, PASSWORD_MIN, LIMITS } from '#domain/limits.ts';
import { passwordProblem } from '#domain/password.ts';

/**
 * The rule of zod's `z.email`, which the forms use, and of private.invite_person: ASCII only, so that no sign is unseen and no letter
 * looks like another, and without brackets and quotes, which would end an address in a mail's header.
 */
const ADDRESS = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** Whether this is an e-mail address that an account or an invitation may have. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LIMITS.email && ADDRESS.test(text);
}

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
