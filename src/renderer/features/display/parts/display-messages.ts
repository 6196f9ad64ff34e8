import type { i18n } from 'i18next';
import { addMessages } from '#renderer/i18n/portal-i18n.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

/** Adds the words of this feature, which come with its code. */
export function addDisplayMessages(words: i18n): void {
  addMessages(words, 'id', { display: id });
  addMessages(words, 'en', { display: en });
}
