import i18next, { type FlatNamespace, type i18n, type ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';

/** Messages of one language by namespace: whole sentences under flat keys. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A key with its namespace (`contact:title`): for keys that are passed on before they are translated. */
export type MessageKey = { [Namespace in FlatNamespace]: `${Namespace}:${ParseKeys<Namespace>}` }[FlatNamespace];

/** A separate instance for each page, so that prerendered pages share nothing. */
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
    // The messages are loaded before the first render, and an instance keeps its language, so there is nothing to wait for or to
    // listen to.
    react: { useSuspense: false, bindI18n: '' },
  });
  return instance;
}

/**
 * The same messages in another language. Each language has an instance over one shared store: React switches between them like any
 * context, also in a transition, and a page may render both.
 */
export function inLanguage(instance: i18n, language: Language): i18n {
  return instance.language === language ? instance : instance.cloneInstance({ lng: language });
}

/** Adds messages of a language to the store that a page's instances share. */
export function addMessages(instance: i18n, language: Language, messages: Messages): void {
  for (const [namespace, texts] of Object.entries(messages)) {
    // Messages are flat and never changed, so they need no deep copy.
    instance.addResourceBundle(language, namespace, texts, false, true, { skipCopy: true });
  }
}

/** Adds messages that come with a component's code, before its first render. Adding them twice has no effect. */
export function useMessages(messages: Localized<Messages>): void {
  const { i18n } = useTranslation();
  useState(() => {
    for (const language of LANGUAGES) addMessages(i18n, language, messages[language]);
  });
}

/** Whether the messages of all pages are loaded in a language; those of single pages may be loaded without them. */
export function hasMessages(instance: i18n, language: Language): boolean {
  return instance.hasResourceBundle(language, 'common');
}
