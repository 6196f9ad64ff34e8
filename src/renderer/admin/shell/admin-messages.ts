import type { i18n } from 'i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { addMessages } from '../../i18n/portal-i18n.ts';
import cmsEn from '../cms/messages/en.json';
import cmsId from '../cms/messages/id.json';
import sectionsEn from '../sections/messages/en.json';
import sectionsId from '../sections/messages/id.json';
import en from './messages/en.json';
import id from './messages/id.json';

/** What its sections say and what they write with, in both languages: they come with the admin area's code. */
const messages = { id: { ...id, ...cmsId, ...sectionsId }, en: { ...en, ...cmsEn, ...sectionsEn } };

/** Adds the messages of the admin area. Adding them twice has no effect. */
export function addAdminMessages(instance: i18n): void {
  for (const language of LANGUAGES) addMessages(instance, language, messages[language]);
}
