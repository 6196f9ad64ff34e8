import type { SupabaseClient } from '@supabase/supabase-js';
import type { Factor, InvitationOutcome, NewFactor, Newcomer, Person } from '#domain/account.ts';
import type { Position } from '#domain/roles.ts';
import type { Result } from '#domain/result.ts';

/**
 * The events of the auth service, by supabase-js's names. `PASSWORD_RECOVERY`: the user has to set a new password, because they came by
 * a recovery link or code, or confirmed the address of an invited account, which clears its password. Ours alone is `SESSION_ENDED`: the
 * backend has ended this device's session, by a new password for example. The session may still be stored here.
 */
export type AccountEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'SESSION_ENDED'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

/** `secondFactorDue`: a factor is enrolled and this session hasn't proved it yet. */
export type AccountListener = (event: AccountEvent, person: Person | null, secondFactorDue: boolean) => void;

/** How strongly this session is proved, and how strongly it could be. */
export interface Assurance {
  readonly current: 'aal1' | 'aal2';
  /** aal2 where a verified factor is enrolled. */
  readonly possible: 'aal1' | 'aal2';
}

type SignedUp = 'signed-in' | 'confirm-email';

/** A session that came in the portal's address (a mail's link); it isn't kept before `accept`. */
export interface CallbackSession {
  readonly person: Person;
  /** This device requested such a mail for this address within the last hour. */
  readonly awaited: boolean;
  /** The link confirms the address of a new account. */
  readonly newAccount: boolean;
  accept(): Promise<Result<void>>;
}

/**
 * Accounts, as the backend's auth service keeps them. In every failure `reason` is the service's own code and `detail` its
 * message as it came.
 */
export interface Accounts {
  /** Calls the listener for every change, first with the session stored on this device, before any request. */
  watch(listener: AccountListener): () => void;

  signIn(email: string, password: string): Promise<Result<void>>;
  signUp(newcomer: Newcomer): Promise<Result<SignedUp>>;
  /** Ends the session on this device, whatever the backend answers. */
  signOut(): Promise<void>;

  /** Requests a recovery mail. The result doesn't show whether there is such an account. */
  sendRecovery(email: string): Promise<Result<void>>;
  /** Signs in with the code of a recovery mail; PASSWORD_RECOVERY follows. */
  recover(email: string, code: string): Promise<Result<void>>;
  /** `invitation`: as at the sign-up. */
  resendConfirmation(email: string, invitation: string | null): Promise<Result<void>>;
  /** Confirms a new account's address with the code of its mail, and signs in. */
  confirmEmail(email: string, code: string): Promise<Result<void>>;
  /** For a signed-in user or after a recovery. `current` is verified first, unless it is null. */
  changePassword(password: string, current: string | null): Promise<Result<void>>;

  /** Reads a session or an error out of what stood behind the # of the address. */
  readAuthCallback(fragment: string): Promise<Result<CallbackSession>>;

  /**
   * The user's role, null without one: the specification's role check (section 7) reads one row of user_roles; if the user isn't a
   * super admin there, their other roles are read. A failure counts as no role.
   */
  readPosition(): Promise<Result<Position | null>>;
  /** Accepts the invitation with this code, as the person signed in. */
  acceptInvitation(code: string): Promise<Result<InvitationOutcome>>;
  /** Whether the backend requires the second factor for the admin area. False where it doesn't support factors. */
  adminNeedsSecondFactor(): Promise<Result<boolean>>;

  /** The key of what the person signed in has written on devices; Base64. */
  readDeviceKey(): Promise<Result<string>>;

  readFullName(): Promise<Result<string>>;
  /** Fails with `not-found` where no row was changed. */
  writeFullName(fullName: string): Promise<Result<void>>;

  /** Whether the backend offers second factors at all. */
  offersFactors(): Promise<boolean>;
  factors(): Promise<Result<readonly Factor[]>>;
  assurance(): Promise<Assurance>;
  /** Begins an authenticator app; it counts once a code of it was accepted. */
  enrolTotp(name: string): Promise<Result<NewFactor>>;
  /** Proves the second factor with a code: on enrolling, and on signing in. */
  verifyFactor(factorId: string, code: string): Promise<Result<void>>;
  /** Adds a passkey: the device asks the user to confirm. `reason` is one of the passkey codes. */
  enrolPasskey(name: string): Promise<Result<void>>;
  /** Proves the second factor with a passkey. */
  verifyPasskey(factorId: string): Promise<Result<void>>;
  removeFactor(factorId: string): Promise<Result<void>>;

  /**
   * A query of the database as the person signed in. It is built with supabase-js and sent here; built once more where the
   * token had to be renewed. `timeoutMs` where the answer may take longer than others do.
   */
  query(build: (database: Database) => DatabaseQuery, timeoutMs?: number): Promise<Result<QueryResponse>>;

  /**
   * Uploads a file to the backend's storage. An existing file at this path counts as uploaded, because the response to an earlier
   * try may have been lost. Fails with `invalid` where the storage doesn't accept such a file, with `refused` where the user has no
   * right to upload it. Cancelled, it fails with `offline` and the reason `aborted`: like every `offline` it leaves open whether
   * the file was stored. Check the reason first, because a cancelled upload shouldn't be shown as an error.
   */
  upload(file: UploadFile, watch?: UploadWatch): Promise<Result<void>>;
  /**
   * Deletes files, and gives the paths of those that are gone by it. Missing there: what wasn't there any more, and what
   * this person may not delete.
   */
  removeFiles(bucket: string, paths: readonly string[]): Promise<Result<readonly string[]>>;
}

export interface UploadFile {
  readonly bucket: string;
  /** Never used before: a file doesn't change under its path, and browsers keep it for a year. */
  readonly path: string;
  readonly body: Blob;
  /** The media type, such as `image/webp`; the storage may hold it against the content. */
  readonly type: string;
}

export interface UploadWatch {
  /** Bytes sent so far, and in all. Begins anew where the file has to be sent once more. */
  onProgress?(sent: number, total: number): void;
  /** Cancels the upload. */
  readonly signal?: AbortSignal | undefined;
}

/** The backend's tables and functions, as supabase-js names them. */
export type Database = Pick<SupabaseClient, 'from' | 'rpc'>;

/** What supabase-js's query builders have in common. */
export interface DatabaseQuery extends PromiseLike<{
  readonly data: unknown;
  readonly error: { readonly code?: string; readonly message: string; readonly details?: string } | null;
  readonly count: number | null;
  readonly status: number;
}> {
  setHeader(name: string, value: string): DatabaseQuery;
  retry(enabled: boolean): DatabaseQuery;
  abortSignal(signal: AbortSignal): DatabaseQuery;
}

export interface QueryResponse {
  readonly data: unknown;
  /** How many rows there are in all, where the query counts them. */
  readonly count: number | null;
}
