/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/** What somebody types to open an account. */
export interface Newcomer {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

export type FactorKind = 'totp' | 'phone' | 'webauthn';

/** A second proof of who somebody is, beside the password. */
export interface Factor {
  readonly id: string;
  readonly kind: FactorKind;
  /** The name that its owner gave it; empty where it has none. */
  readonly name: string;
  readonly verified: boolean;
}

/** What an authenticator app needs to begin: as a picture to scan, and as text to type. */
export interface NewFactor {
  readonly id: string;
  /** A data: address of an SVG. */
  readonly picture: string;
  readonly secret: string;
}
