import type { TFunction } from 'i18next';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import { EMPTY, type EmptyMessage, type RuleMessage } from './account-rules.ts';

/** What stands at a wrong field. */
export function fieldMessage(message: string | undefined, t: TFunction): string | undefined {
  if (message === undefined) return undefined;
  const key = message as RuleMessage;
  return key === 'valid.mismatch' ? `${t(key)}. ${t('valid.mismatchDetail')}` : t(key);
}

/** The one toast about what is wrong in a form: an empty field first, then the first wrong one. */
export function complaint<Values extends FieldValues>(errors: FieldErrors<Values>, t: TFunction): ToastMessage | null {
  const messages = Object.values(errors).map((error) => error?.message as RuleMessage);
  const empty = messages.find(isEmptyMessage);
  if (empty) return { kind: 'error', title: t('valid.required'), detail: t(empty) };
  const [first] = messages;
  if (first === undefined) return null;
  const detail =
    first === 'valid.mismatch' ? 'valid.mismatchDetail' : first === 'valid.short' ? 'valid.shortDetail' : null;
  return { kind: 'error', title: t(first), ...(detail && { detail: t(detail) }) };
}

function isEmptyMessage(message: RuleMessage): message is EmptyMessage {
  return (EMPTY as readonly RuleMessage[]).includes(message);
}
