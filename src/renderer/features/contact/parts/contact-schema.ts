// Loaded when the visitor begins to write: the validation library isn't part of what every visitor downloads.
import * as z from 'zod/mini';
import type { ContactMessage } from '#renderer/data/outbox.ts';
import { LIMITS } from '#domain/limits.ts';

// zod otherwise tries `new Function`, which our content security policy forbids.
z.config({ jitless: true });

const required = (most: number, missing: ValidationKey, long: ValidationKey) =>
  z.string().check(z.trim(), z.minLength(1, { error: missing, abort: true }), z.maxLength(most, { error: long }));

/** As the database holds it. */
const PHONE = /^[ +().-]*[0-9][0-9 +().-]*$/;
const phone = z.string().check(
  // Numbers copied from an address book contain invisible characters, and other blanks and dashes.
  z.overwrite((typed) =>
    typed
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .trim(),
  ),
  z.refine((number) => number === '' || PHONE.test(number), { error: 'contact:valid.number', abort: true }),
  z.maxLength(LIMITS.phone, { error: 'contact:valid.numberLong' }),
);

const common = {
  name: required(LIMITS.name, 'common:valid.name', 'contact:valid.nameLong'),
  email: z
    .string()
    .check(
      z.trim(),
      z.email({ error: 'common:valid.email', abort: true }),
      z.maxLength(LIMITS.email, { error: 'common:valid.emailLong' }),
    ),
  phone,
};
const message = required(LIMITS.message, 'contact:valid.message', 'contact:valid.messageLong');

// In the order of the fields on the screen: the toast shows the first error.
const schemas = {
  home: z.object({ ...common, message }),
  contact: z.object({
    ...common,
    subject: required(LIMITS.subject, 'contact:valid.subject', 'contact:valid.subjectLong'),
    message,
  }),
};

export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';

export interface FieldError {
  readonly field: ContactField;
  readonly message: ValidationKey;
}

/** Keys of the messages that a wrong field shows. */
export type ValidationKey =
  | `common:valid.${'name' | 'email' | 'emailLong'}`
  | `contact:valid.${'nameLong' | 'subject' | 'subjectLong' | 'message' | 'messageLong'}`
  | `contact:valid.${'number' | 'numberLong'}`;

export type Validation =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Checks what was typed against section 5 of the specification; texts come back trimmed, an empty number not at all. */
export function validateContact(place: 'home' | 'contact', typed: Record<ContactField, string>): Validation {
  const result = schemas[place].safeParse(typed);
  if (result.success) {
    const { phone: number, ...words } = { subject: null, ...result.data };
    return { ok: true, message: number === '' ? words : { ...words, phone: number } };
  }
  const errors = new Map<ContactField, FieldError>();
  for (const issue of result.error.issues) {
    const field = issue.path[0] as ContactField;
    if (!errors.has(field)) errors.set(field, { field, message: issue.message as ValidationKey });
  }
  return { ok: false, errors: [...errors.values()] };
}
