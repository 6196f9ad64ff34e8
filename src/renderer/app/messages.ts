import type { Language } from '#domain/localized.ts';
import type { Messages } from '../i18n/portal-i18n.ts';

const loaders: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  id: () => import('./messages/messages-id.ts'),
  en: () => import('./messages/messages-en.ts'),
};

/** All messages of the public pages in one language: one file, loaded only for that language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).messages;
}
