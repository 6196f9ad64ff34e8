import type { TFunction } from 'i18next';
import type { Reply } from '#domain/reply.ts';
import { errorMessageKey } from '../../../i18n/error-message.ts';
import type { ToastMessage } from '../../../ui/toast-message.ts';

/** What a message that wasn't sent says: the specified words first, then why and what to do. */
export function failureToast(
  outcome: Extract<Reply<void>, { ok: false }>,
  place: 'home' | 'contact',
  t: TFunction,
): ToastMessage {
  const title = t(place === 'contact' ? 'contact.failedRetry' : 'contact.failed');
  return { kind: 'error', title, detail: detail(outcome, t) };
}

function detail(outcome: Extract<Reply<void>, { ok: false }>, t: TFunction): string {
  switch (outcome.code) {
    case 'too-many':
      return t('contact.tooMany', { count: Math.max(1, Math.ceil((outcome.retryAfter ?? 60) / 60)) });
    case 'no-backend':
    case 'no-table':
      return t('contact.noBackend');
    case 'refused':
    case 'invalid':
      return t('contact.refused');
    case 'disk-full':
      return t('contact.full');
    default:
      return t(errorMessageKey(outcome.code));
  }
}
