import { LIMITS } from './limits.ts';

/**
 * The rule of zod's `z.email`, which the forms use, and of private.invite_person: ASCII only, so that no sign is unseen and no letter
 * looks like another, and without brackets and quotes, which would end an address in a mail's header.
 */
const ADDRESS = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** Whether this is an e-mail address that an account or an invitation may have. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LIMITS.email && ADDRESS.test(text);
}
