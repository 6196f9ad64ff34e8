import i18next, { type FlatNamespace, type i18n, type ParseKeys } from 'i18next';
import type { Language } from '#domain/localized.ts';

/** Messages of one language by namespace: whole sentences under flat keys. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A key with its namespace (`contact:title`): for keys that are passed on before they are translated. */
export type MessageKey = { [Namespace in FlatNamespace]: `${Namespace}:${ParseKeys<Namespace>}` }[FlatNamespace];

/** An instance of its own for each page: nothing is shared between two prerendered pages. */
export function createI18n(language: Language, messages: Messages): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { ...messages } },
    defaultNS: 'common',
    // Synchronous: the messages are there before the first render.
    initAsync: false,
    keySeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    // The messages are there before they are drawn, and an instance keeps its language: nothing to wait or listen for.
    react: { useSuspense: false, bindI18n: '' },
  });
  return instance;
}

/**
 * The same messages in another language. Every language on the screen has its own instance over one store: React switches
 * from one to the other as it switches any context, also in a transition, and a page within it may be drawn in both.
 */
export function inLanguage(instance: i18n, language: Language): i18n {
  return instance.language === language ? instance : instance.cloneInstance({ lng: language });
}

/** Adds messages of a language to a page's instance and to those in other languages over the same store. */
export function addMessages(instance: i18n, language: Language, messages: Messages): void {
  for (const [namespace, texts] of Object.entries(messages)) {
    instance.addResourceBundle(language, namespace, texts);
  }
}

/** Whether the messages that every page needs are there in a language; those of single pages may be there without them. */
export function hasMessages(instance: i18n, language: Language): boolean {
  return instance.hasResourceBundle(language, 'common');
}
