import type { i18n } from 'i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { messagesOf } from '../../i18n/message-files.ts';
import { addMessages } from '../../i18n/portal-i18n.ts';
import en from './messages/en.json';
import id from './messages/id.json';

const admin = { id, en };

/** What its sections say and what they write with, in both languages: they come with the admin area's code. */
const files = import.meta.glob<Readonly<Record<string, string>>>(
  ['../cms/**/messages/*.json', '../{data-table,feedback}/messages/*.json', '../sections/*/messages/*.json'],
  { eager: true, import: 'default' },
);

/** Adds the messages of the admin area. Adding them twice has no effect. */
export function addAdminMessages(instance: i18n): void {
  for (const language of LANGUAGES) {
    addMessages(instance, language, { admin: admin[language], ...messagesOf(files, language) });
  }
}
