import type { i18n } from 'i18next';
import type { Language } from '#domain/localized.ts';
import { NEVER_REACHED, type ErrorCode, type Failure } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';

/** What the auth service's own codes mean to a reader. */
const BY_REASON = {
  invalid_credentials: 'auth:badLogin',
  user_already_exists: 'auth:exists',
  email_exists: 'auth:exists',
  weak_password: 'auth:weak',
  same_password: 'auth:samePassword',
  email_not_confirmed: 'auth:unconfirmed',
  over_email_send_rate_limit: 'auth:mailLimit',
  otp_expired: 'auth:codeExpired',
  session_not_found: 'auth:noSession',
  session_expired: 'auth:ended',
  refresh_token_not_found: 'auth:ended',
  refresh_token_already_used: 'auth:ended',
  signup_disabled: 'auth:closed',
  over_request_rate_limit: 'auth:tooMany',
  mfa_factor_name_conflict: 'auth:mfa.nameTaken',
  mfa_verification_failed: 'auth:mfa.wrong',
  mfa_verification_rejected: 'auth:mfa.wrong',
  mfa_challenge_expired: 'auth:mfa.wrong',
  insufficient_aal: 'auth:mfa.first',
} as const;

/** The library's own refusal of a call without an address (specification, section 5). It has no code. */
const NO_IDENTITY = 'You must provide either an email or phone number';

type FailureKey =
  | (typeof BY_REASON)[keyof typeof BY_REASON]
  | ReturnType<typeof errorMessageKey>
  | 'auth:notYet'
  | 'auth:unknown'
  | 'auth:valid.identity';

/** In these cases the provider's message would say the same again, or "Failed to fetch". */
const ALONE: ReadonlySet<FailureKey> = new Set<FailureKey>([
  'common:error.offline',
  'common:error.portal',
  'common:error.slow',
  'common:error.server',
  'auth:noSession',
  'auth:notYet',
  'auth:valid.identity',
  'auth:mfa.wrong',
]);

/**
 * What a refusal of the accounts means and what to do about it: in English after the provider's message, in Indonesian in
 * our own words alone.
 */
export function accountFailure(failure: Failure, t: i18n['t'], language: Language): string {
  const key = failureKey(failure);
  if (key === 'auth:unknown') return t(key, { message: failure.detail });
  const guidance = t(key);
  return ALONE.has(key) ? guidance : afterProvider(failure.detail, guidance, language);
}

/** Why a mail's link failed. `reason` is the auth service's code, or why the service couldn't be reached. */
export function linkFailure(
  { reason, detail }: { readonly reason: string | null; readonly detail: string },
  t: i18n['t'],
  language: Language,
): string {
  // The service wasn't reached, so the link may still be valid.
  if (reason !== null && NEVER_REACHED.includes(reason)) {
    return accountFailure({ ok: false, code: reason as ErrorCode, detail }, t, language);
  }
  return afterProvider(detail, t('auth:badLink'), language);
}

/** In English the provider's message as a sentence of its own, then ours. */
function afterProvider(detail: string, guidance: string, language: Language): string {
  const said = detail.trim();
  if (language === 'id' || said === '') return guidance;
  return `${/[.!?]$/.test(said) ? said : `${said}.`} ${guidance}`;
}

function failureKey({ code, reason, detail }: Failure): FailureKey {
  if (reason !== undefined && Object.hasOwn(BY_REASON, reason)) return BY_REASON[reason as keyof typeof BY_REASON];
  switch (code) {
    case 'offline':
    case 'captive-portal':
    case 'timeout':
    case 'server':
      return errorMessageKey(code);
    case 'too-many':
      return 'auth:tooMany';
    case 'no-backend':
    case 'no-table':
      return 'auth:notYet';
    default:
      return detail.startsWith(NO_IDENTITY) ? 'auth:valid.identity' : emptyOr(detail);
  }
}

/** A refusal without a word is a server at fault. */
function emptyOr(detail: string): 'auth:unknown' | 'common:error.server' {
  return detail.trim() === '' ? 'common:error.server' : 'auth:unknown';
}

/** The service's own interval between two mails, where it doesn't say how much of it is left. */
const MAIL_INTERVAL_S = 60;

/** How long to wait before asking for another mail, in seconds; null where waiting isn't what helps. */
export function secondsToWait({ code, retryAfter = MAIL_INTERVAL_S }: Failure): number | null {
  return code === 'too-many' ? retryAfter : null;
}
