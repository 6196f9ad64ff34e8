import i18next, { type i18n } from 'i18next';
import type { Language } from '#domain/localized.ts';

/** Messages of one language: whole sentences under flat keys (`area.thing`). */
export type Messages = Readonly<Record<string, string>>;

/** A translator of its own for each page: nothing is shared between two prerendered pages. */
export function createI18n(language: Language, messages: Messages): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: messages } },
    // Synchronous: the messages are there before the first render.
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** Adds the messages of another language to a page's translator. */
export function addMessages(instance: i18n, language: Language, messages: Messages): void {
  instance.addResourceBundle(language, 'translation', messages, true, true);
}

/** Whether the messages that every page needs are there in a language; those of single pages may be there without them. */
export function hasMessages(instance: i18n, language: Language): boolean {
  return instance.getResource(language, 'translation', 'app.name') !== undefined;
}
