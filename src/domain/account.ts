import type { Language } from './localized.ts';
import type { Role } from './roles.ts';

/** A signed-in user. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/** A person where the team sees them: in comments, approvals and the log. */
export interface TeamPerson {
  /** Null where the account is gone, or it went by itself. */
  readonly id: string | null;
  /** No two people of the team have the same. Empty where it went by itself. */
  readonly name: string;
  /** Null where they have none (any more). */
  readonly role: Role | null;
  /** A translator's. */
  readonly language: Language | null;
}

/** An invitation, as the person who was sent its link sees it. */
export interface ReceivedInvitation {
  readonly email: string;
  /** Empty where the name isn't known. */
  readonly invitedBy: string;
  /** Whether there is an account with this address. */
  readonly hasAccount: boolean;
}

/**
 * What became of accepting an invitation. `already`: the person has a role. `address`: it is for another address than theirs. `gone`: it
 * was withdrawn, used, or is over.
 */
export type InvitationOutcome = 'joined' | 'already' | 'address' | 'gone';

/** The input for a new account. */
export interface Newcomer {
  /** The code of the invitation that they came by. */
  readonly invitation?: string | null;
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
