// The types of the database functions take_mails and finish_mail (…_outgoing_mails.sql). This folder runs on Node (the embedded
// backend) and on Deno (a hosted project's edge function), so it imports nothing from either and no package.

export type MailLanguage = 'id' | 'en';

/** An invitation to a role. */
export interface InvitationValues {
  readonly email: string;
  readonly role: 'superadmin' | 'editor' | 'translator' | 'reviewer';
  /** The language that a translator may write; null for other roles. */
  readonly writes: MailLanguage | null;
  /** Empty where the name isn't known. */
  readonly invited_by: string;
  /** The end of the invitation's validity, ISO. */
  readonly until: string;
  /** Stands in the link: whoever has it proves to have got the mail. */
  readonly code: string;
}

/** The role of a person of the team. */
interface MailRole {
  readonly role: 'superadmin' | 'editor' | 'translator' | 'reviewer';
  /** The language that a translator may write; null for other roles. */
  readonly language: MailLanguage | null;
}

/** A mention in a comment. */
export interface MentionValues {
  /** The name is empty where it isn't known, the role null where they have left the team. */
  readonly author: { readonly name: string } & (MailRole | { readonly role: null });
  readonly title_indonesian: string;
  readonly title_english: string;
  readonly collection: string;
  readonly item: number;
  readonly comment: string;
  readonly body: string;
  /** True if `body` was cut. */
  readonly shortened: boolean;
  /** True if the draft was sent back with this comment. */
  readonly wants_changes: boolean;
}

interface Taken {
  readonly id: number;
  /** The number of the try, from 1. */
  readonly attempt: number;
  readonly to: string;
  /** Null where the recipient's language isn't known: the mail is written in both. */
  readonly language: MailLanguage | null;
}

/** A mail that was taken from the queue, to be sent now. */
export type OutgoingMail = Taken &
  (
    | { readonly kind: 'invitation'; readonly values: InvitationValues }
    | { readonly kind: 'mention'; readonly values: MentionValues }
  );

/** The contents of a mail. */
export interface WrittenMail {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
