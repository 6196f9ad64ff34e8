/** A signed-in user. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/** The input for a new account. */
export interface Newcomer {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

export type FactorKind = 'totp' | 'phone' | 'webauthn';

/** A second factor of an account, beside the password. */
export interface Factor {
  readonly id: string;
  readonly kind: FactorKind;
  /** The name that its owner gave it; empty where there is none. */
  readonly name: string;
  readonly verified: boolean;
}

/** What an authenticator app needs: a QR code to scan, and the secret as text. */
export interface NewFactor {
  readonly id: string;
  /** A data: address of an SVG. */
  readonly picture: string;
  readonly secret: string;
}
