/** What a visitor writes. The home page's form has no subject. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
  /** A phone or WhatsApp number, where the form asks for one and the visitor gave it. */
  readonly phone?: string;
}

/** A message on its way: the client's own id makes a second delivery of the same one harmless. */
export interface OutgoingMessage extends ContactMessage {
  readonly clientId: string;
}
