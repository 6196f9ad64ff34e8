/** The input of the contact forms. The home page's form has no subject. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
  /** A phone or WhatsApp number, where the form asks for one and the visitor gave it. */
  readonly phone?: string;
}

/** A message to send: the client's own id makes it idempotent, so that it can be sent again. */
export interface OutgoingMessage extends ContactMessage {
  readonly clientId: string;
}
