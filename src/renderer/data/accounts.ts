import type { SupabaseClient } from '@supabase/supabase-js';
import type { Factor, NewFactor, Newcomer, Person } from '#domain/account.ts';
import type { Position } from '#domain/roles.ts';
import type { Result } from '#domain/result.ts';

/**
 * What the auth service tells, under the library's own names. `PASSWORD_RECOVERY`: the person came by a recovery link or
 * code and has to choose a new password.
 */
export type AccountEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
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
  /** This device asked for exactly such a mail, for this address, within the last hour. */
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
  /** Tells every change, the first with what is stored on this device: before any answer of the network. */
  watch(listener: AccountListener): () => void;

  signIn(email: string, password: string): Promise<Result<void>>;
  signUp(newcomer: Newcomer): Promise<Result<SignedUp>>;
  /** Ends the session on this device, whatever the backend answers. */
  signOut(): Promise<void>;

  /** Asks for a recovery mail. The answer doesn't tell whether there is such an account. */
  sendRecovery(email: string): Promise<Result<void>>;
  /** Signs in with the code of a recovery mail; PASSWORD_RECOVERY follows. */
  recover(email: string, code: string): Promise<Result<void>>;
  resendConfirmation(email: string): Promise<Result<void>>;
  /** Confirms a new account's address with the code of its mail, and signs in. */
  confirmEmail(email: string, code: string): Promise<Result<void>>;
  /** Signed in, or after a recovery. `current` where the person knows it: then it is checked first. */
  changePassword(password: string, current: string | null): Promise<Result<void>>;

  /** Reads a session or an error out of what stood behind the # of the address. */
  readAuthCallback(fragment: string): Promise<Result<CallbackSession>>;

  /**
   * What this person is, null for nobody: the specification's role check (section 7), one row of user_roles, and where that finds no
   * super admin the person's other roles. A failure counts as null, wherever it is asked.
   */
  readPosition(): Promise<Result<Position | null>>;
  /** Whether the backend lets this person into the admin area only after the second factor. False where it knows none. */
  adminNeedsSecondFactor(): Promise<Result<boolean>>;

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
  /** Adds a passkey: the device asks its owner. `reason` is one of the passkey codes. */
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
   * Sends a file to the backend's storage. One that is there already under this path counts as sent: the answer to an
   * earlier try was lost. Fails with `invalid` where the storage doesn't take such a file, with `refused` where it doesn't
   * take it from this person. Cancelled, it fails with `offline` and the reason `aborted`, because like every `offline` it
   * says neither yes nor no: the file may be there. Look at the reason first, for nobody wants to read about a cancelling.
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
