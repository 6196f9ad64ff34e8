import type { TFunction } from 'i18next';
import type { Result } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';

/** The toast for an unsent message: the specified text first, then the reason and what to do. */
export function failureToast(
  outcome: Extract<Result<void>, { ok: false }>,
  place: 'home' | 'contact',
  t: TFunction<'contact'>,
): ToastMessage {
  const title = t(place === 'contact' ? 'failedRetry' : 'failed');
  return { kind: 'error', title, detail: detail(outcome, t) };
}

function detail(outcome: Extract<Result<void>, { ok: false }>, t: TFunction<['contact', 'common']>): string {
  switch (outcome.code) {
    case 'too-many':
      return t('tooMany', { count: Math.max(1, Math.ceil((outcome.retryAfter ?? 60) / 60)) });
    case 'no-backend':
    case 'no-table':
      return t('noBackend');
    case 'refused':
    case 'invalid':
      return t('refused');
    case 'disk-full':
      return t('full');
    default:
      return t(errorMessageKey(outcome.code));
  }
}
