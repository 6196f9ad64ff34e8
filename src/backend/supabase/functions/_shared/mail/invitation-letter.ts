import { oneLine, type Letter } from './mail-parts.ts';
import type { InvitationValues, MailLanguage } from './outgoing-mail.ts';
import { roleWords } from './role-words.ts';
import { siteAddress } from './site-address.ts';

/** The mail for an invitation: the role, and the steps to accept it. */
export function invitationLetter(values: InvitationValues, language: MailLanguage, site: string): Letter {
  const name = oneLine(values.invited_by);
  // Others can't invite.
  const by = name === '' ? '' : `${name} (${roleWords('superadmin', null, language)})`;
  const email = oneLine(values.email);
  const role = roleWords(values.role, values.writes, language);
  const until = moment(values.until, language);
  const address = siteAddress(site, `/auth?invitation=${encodeURIComponent(values.code)}`, language);
  if (language === 'id') {
    return {
      language,
      title: 'Undangan ikut mengurus Tunas',
      parts: [
        {
          kind: 'text',
          words: by === '' ? `Anda diundang sebagai ${role}.` : `${by} mengundang Anda sebagai ${role}.`,
        },
        {
          kind: 'steps',
          steps: [
            `Buka tautan di bawah. Daftar dengan alamat ${email}, atau masuk bila Anda sudah punya akun.`,
            'Bila diminta, konfirmasi dulu lewat email berikutnya.',
            'Setelah itu Anda langsung bisa mulai bekerja.',
          ],
        },
        { kind: 'link', words: 'Terima undangan', address },
        { kind: 'text', words: `Undangan ini berlaku sampai ${until}.` },
        { kind: 'note', words: 'Tidak kenal Tunas? Abaikan saja email ini.' },
      ],
    };
  }
  return {
    language,
    title: 'You are invited to work on Tunas',
    parts: [
      { kind: 'text', words: by === '' ? `You are invited as ${role}.` : `${by} invites you as ${role}.` },
      {
        kind: 'steps',
        steps: [
          `Open the link below. Sign up with the address ${email}, or log in if you have an account already.`,
          'If you are asked to, confirm it with the next email.',
          'After that you can start working at once.',
        ],
      },
      { kind: 'link', words: 'Accept the invitation', address },
      { kind: 'text', words: `This invitation counts until ${until}.` },
      { kind: 'note', words: 'You don’t know Tunas? Ignore this email.' },
    ],
  };
}

/** In Jakarta's time zone, because the reader's isn't known. */
function moment(iso: string, language: MailLanguage): string {
  const written = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(iso));
  return language === 'id' ? `${written} WIB` : `${written}, Jakarta time`;
}
