import type { i18n } from 'i18next';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';
import { EMPTY, type EmptyMessage, type RuleMessage } from './account-schemas.ts';

/** What to do about an invalid password. */
const DETAILS: Readonly<Partial<Record<RuleMessage, `auth:valid.${'mismatch' | 'short' | 'long'}Detail`>>> = {
  'auth:valid.mismatch': 'auth:valid.mismatchDetail',
  'auth:valid.short': 'auth:valid.shortDetail',
  'auth:valid.long': 'auth:valid.longDetail',
};

/** What stands at a wrong password. That it is too short is said by the hint below it. */
export function fieldMessage(message: string, t: i18n['t']): string {
  const key = message as RuleMessage;
  const detail = key === 'auth:valid.short' ? undefined : DETAILS[key];
  return detail ? `${t(key)}. ${t(detail)}` : t(key);
}

/** The one toast about what is wrong in a form: an empty field first, then the first wrong one. */
export function complaint<Values extends FieldValues>(errors: FieldErrors<Values>, t: i18n['t']): ToastMessage | null {
  const messages = Object.values(errors).map((error) => error?.message as RuleMessage);
  const empty = messages.find(isEmptyMessage);
  if (empty) return { kind: 'error', title: t('auth:valid.required'), detail: t(empty) };
  const [first] = messages;
  if (first === undefined) return null;
  const detail = DETAILS[first];
  return { kind: 'error', title: t(first), ...(detail && { detail: t(detail) }) };
}

function isEmptyMessage(message: RuleMessage): message is EmptyMessage {
  return (EMPTY as readonly RuleMessage[]).includes(message);
}
