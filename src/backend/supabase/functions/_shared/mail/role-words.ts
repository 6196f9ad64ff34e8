import type { MailLanguage } from './outgoing-mail.ts';

/** The same names as in the portal (`people` in admin/sections/messages). */
const ROLES = {
  id: {
    superadmin: 'super admin',
    editor: 'editor',
    'translator-id': 'penerjemah bahasa Indonesia',
    'translator-en': 'penerjemah bahasa Inggris',
    reviewer: 'pemeriksa',
  },
  en: {
    superadmin: 'super admin',
    editor: 'editor',
    'translator-id': 'translator into Indonesian',
    'translator-en': 'translator into English',
    reviewer: 'reviewer',
  },
} as const;

/** What a role is called; `writes` is the language of a translator. */
export function roleWords(
  role: 'superadmin' | 'editor' | 'translator' | 'reviewer',
  writes: MailLanguage | null,
  language: MailLanguage,
): string {
  return ROLES[language][role === 'translator' ? (`translator-${writes ?? 'id'}` as const) : role];
}
