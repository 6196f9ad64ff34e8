import type { Language } from '#domain/localized.ts';
import en from './en.json';
import id from './id.json';

/** The texts outside the pages: menus and system dialogs. */
export type NativeTexts = Readonly<Record<keyof typeof id, string>>;

const TEXTS: Readonly<Record<Language, NativeTexts>> = { id, en };

/** The texts of one language. */
export function nativeTexts(language: Language): NativeTexts {
  return TEXTS[language];
}

/** A text with its `{{name}}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
