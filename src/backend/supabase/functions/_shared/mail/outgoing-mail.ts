// What the database's functions take_mails and settle_mail speak of (…_outgoing_mails.sql). This folder runs on Node (the embedded
// backend) and on Deno (a hosted project's edge function): it imports nothing of either, and nothing by a bare name.

export type MailLanguage = 'id' | 'en';

/** Somebody is invited to a role. */
export interface InvitationValues {
  readonly email: string;
  readonly role: 'superadmin' | 'editor' | 'translator' | 'reviewer';
  /** The language that a translator writes; null for the others. */
  readonly writes: MailLanguage | null;
  /** Empty where nobody is known. */
  readonly invited_by: string;
  /** ISO; afterwards the invitation doesn't count any more. */
  readonly until: string;
}

/** Somebody is named in a comment. */
export interface MentionValues {
  /** Empty where nobody is known. */
  readonly author: string;
  readonly title_indonesian: string;
  readonly title_english: string;
  readonly collection: string;
  readonly item: number;
  readonly comment: string;
  readonly body: string;
  /** `body` is only the beginning. */
  readonly shortened: boolean;
  /** The draft was sent back with these words. */
  readonly wants_changes: boolean;
}

interface Taken {
  readonly id: number;
  /** Which try it is, from 1. */
  readonly attempt: number;
  readonly to: string;
  /** Null where nobody knows what the recipient reads: it is written in both. */
  readonly language: MailLanguage | null;
}

/** A mail that was taken from the queue and is to be sent now. */
export type OutgoingMail = Taken &
  (
    | { readonly kind: 'invitation'; readonly values: InvitationValues }
    | { readonly kind: 'mention'; readonly values: MentionValues }
  );

/** A mail as it is sent. */
export interface WrittenMail {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
