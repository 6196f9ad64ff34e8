import { readFileSync } from 'node:fs';
import type account from '#renderer/features/auth/parts/page-messages/id.json';
import type profile from '#renderer/features/profile/page-messages/id.json';
import type app from '#renderer/app/messages/id.json';
import type adminArea from '#renderer/app/admin/messages/id.json';
import { LANGUAGES, type Language } from '#domain/localized.ts';

const FOLDERS = [
  'app/messages',
  'app/admin/messages',
  'features/auth/parts/page-messages',
  'features/profile/page-messages',
] as const;

type Key = keyof typeof account | keyof typeof profile | keyof typeof app | keyof typeof adminArea;

const read = (folder: string, language: Language): Record<string, string> => {
  const file = new URL(`../../../src/renderer/${folder}/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
};
const texts = Object.fromEntries(
  LANGUAGES.map((language) => [language, Object.assign({}, ...FOLDERS.map((folder) => read(folder, language)))]),
) as Record<Language, Record<string, string>>;

/**
 * What a screen of accounts says, from the portal's own files: to find things by. What the specification words itself is
 * written out in the journeys.
 */
export function said(key: Key, language: Language, values: Readonly<Record<string, string>> = {}): string {
  const text = texts[language][key];
  if (text === undefined) throw new Error(`There is no text ${key} in ${language}.`);
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}
