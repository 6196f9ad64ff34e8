import type { i18n } from 'i18next';

/** The twelve error codes of the passkey library, and a browser without passkeys. */
export const PASSKEY_MESSAGES = {
  ERROR_CEREMONY_ABORTED: 'auth:passkey.ceremony_aborted',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'auth:passkey.authenticator_missing_discoverable_credential_support',
  ERROR_AUTO_REGISTER_USER_VERIFICATION_FAILURE: 'auth:passkey.auto_register_user_verification_failure',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'auth:passkey.authenticator_missing_user_verification_support',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'auth:passkey.authenticator_previously_registered',
  ERROR_MALFORMED_PUBKEYCREDPARAMS: 'auth:passkey.malformed_pubkeycredparams',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'auth:passkey.authenticator_no_supported_pubkeycredparams_alg',
  ERROR_INVALID_RP_ID: 'auth:passkey.invalid_rp_id',
  ERROR_INVALID_DOMAIN: 'auth:passkey.invalid_domain',
  ERROR_INVALID_USER_ID_LENGTH: 'auth:passkey.invalid_user_id_length',
  ERROR_AUTHENTICATOR_GENERAL_ERROR: 'auth:passkey.authenticator_general_error',
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'auth:passkey.passthrough_see_cause_property',
  unsupported: 'auth:passkey.unsupported',
} as const;

/** What a passkey's error means; null where the code isn't one of a passkey's. `publicAddress` is where passkeys work. */
export function passkeyMessage(code: string | undefined, t: i18n['t'], publicAddress: string | null): string | null {
  if (code === undefined || !Object.hasOwn(PASSKEY_MESSAGES, code)) return null;
  const key = PASSKEY_MESSAGES[code as keyof typeof PASSKEY_MESSAGES];
  const host = publicAddress === null ? t('common:app.name') : new URL(publicAddress).host;
  return t(key, { code, host });
}
