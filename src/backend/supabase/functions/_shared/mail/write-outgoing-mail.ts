import { invitationLetter } from './invitation-letter.ts';
import { writeMail, type Letter } from './mail-parts.ts';
import { mentionLetter } from './mention-letter.ts';
import type { MailLanguage, OutgoingMail, WrittenMail } from './outgoing-mail.ts';

/** Both, Indonesian first, as in the auth service's mails. */
const BOTH = ['id', 'en'] as const;

/** A mail in its recipient's language, in both where that isn't known. `site` is the portal's address. */
export function writeOutgoingMail(mail: OutgoingMail, site: string): WrittenMail {
  const languages = mail.language === null ? BOTH : [mail.language];
  return writeMail(languages.map((language) => letter(mail, language, site)));
}

function letter(mail: OutgoingMail, language: MailLanguage, site: string): Letter {
  return mail.kind === 'invitation'
    ? invitationLetter(mail.values, language, site)
    : mentionLetter(mail.values, language, site);
}
