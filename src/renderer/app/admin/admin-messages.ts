import type { i18n } from 'i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { addMessages, type Messages } from '../../i18n/portal-i18n.ts';

/** The texts of the admin area and of its sections, in both languages: they come with its code. */
const files = import.meta.glob<Messages>(
  ['./messages/*.json', '../../editing/**/messages/*.json', '../../features/*/admin/messages/*.json'],
  { eager: true, import: 'default' },
);

/** Teaches the portal's translator what only the admin area says. Saying it twice changes nothing. */
export function addAdminMessages(translator: i18n): void {
  for (const language of LANGUAGES) {
    for (const [path, messages] of Object.entries(files)) {
      if (path.endsWith(`/${language}.json`)) addMessages(translator, language, messages);
    }
  }
}
