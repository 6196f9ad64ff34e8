// Validated in the browser before a request (specification, section 5).
import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { isPasswordTooLong, passwordProblem } from '#domain/password.ts';
import { isName, tidyName } from '#domain/person-name.ts';
import { CODE_LENGTH } from '#renderer/ui/lazy/code-field.tsx';

// zod otherwise tries `new Function`, which our content security policy forbids.
z.config({ jitless: true });

/** Messages that a wrong field shows. Those of an empty one first. */
export type RuleMessage =
  | EmptyMessage
  | 'auth:valid.name'
  | 'common:valid.email'
  | 'common:valid.emailLong'
  | 'auth:valid.mismatch'
  | 'auth:valid.short'
  | 'auth:valid.long'
  | 'auth:valid.code';
export type EmptyMessage = (typeof EMPTY)[number];

export const EMPTY = [
  'common:valid.name',
  'auth:valid.emailMissing',
  'auth:valid.password',
  'auth:valid.confirm',
  'auth:valid.current',
] as const;

const filled = (missing: RuleMessage) => z.string().check(z.minLength(1, { error: missing }));

const nameRules = [
  z.overwrite(tidyName),
  z.refine<string>((name) => name === '' || isName(name), { error: 'auth:valid.name' satisfies RuleMessage }),
] as const;

/** A name that may be left empty. */
export const personName = z.string().check(...nameRules);

export const fullName = personName.check(z.minLength(1, { error: 'common:valid.name' satisfies RuleMessage }));

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'auth:valid.emailMissing' satisfies RuleMessage }),
    z.email({ error: 'common:valid.email' satisfies RuleMessage }),
    z.maxLength(LIMITS.email, { error: 'common:valid.emailLong' satisfies RuleMessage }),
  );

/** Typed or chosen: the service would take a longer one for another with the same beginning. */
const passwordOf = (missing: RuleMessage) =>
  filled(missing).check(
    z.refine((typed) => !isPasswordTooLong(typed), { error: 'auth:valid.long' satisfies RuleMessage }),
  );

export const password = passwordOf('auth:valid.password');
export const currentPassword = passwordOf('auth:valid.current');

const code = z.string().check(z.length(CODE_LENGTH, { error: 'auth:valid.code' satisfies RuleMessage }));

export const codeSchema = z.object({ code });

/** A new password, typed twice. */
export const passwordPair = { password, confirm: filled('auth:valid.confirm') };

interface Pair {
  readonly password: string;
  readonly confirm: string;
}

// Checked even if another field is invalid, so that all errors are shown at once. (So no rule above may set `abort`, or zod would
// stop there. The first error of each field is shown.)
const always = () => true;
const complete = ({ password, confirm }: Pair) => password !== '' && confirm !== '';
const same = ({ password, confirm }: Pair) => password === confirm;

/** The pair's own rules, in the specification's order: equal first, then long enough. */
export const pairRules = [
  z.refine<Pair>((pair) => !complete(pair) || same(pair), {
    path: ['confirm'],
    error: 'auth:valid.mismatch' satisfies RuleMessage,
    when: always,
  }),
  z.refine<Pair>((pair) => !complete(pair) || !same(pair) || passwordProblem(pair.password) !== 'short', {
    path: ['password'],
    error: 'auth:valid.short' satisfies RuleMessage,
    when: always,
  }),
] as const;

export const newPasswordSchema = z.object(passwordPair).check(...pairRules);
