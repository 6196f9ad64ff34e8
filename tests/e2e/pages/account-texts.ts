import { readFileSync } from 'node:fs';
import type auth from '#renderer/features/auth/parts/page-messages/id.json';
import type profile from '#renderer/features/profile/page-messages/id.json';
import type common from '#renderer/app/messages/id.json';
import type { admin } from '#renderer/admin/shell/messages/id.json';
import type { Language } from '#domain/localized.ts';

const FOLDERS = {
  admin: 'admin/shell/messages',
  auth: 'features/auth/parts/page-messages',
  common: 'app/messages',
  profile: 'features/profile/page-messages',
} as const;
type Namespace = keyof typeof FOLDERS;

type Key =
  | `admin:${keyof typeof admin}`
  | `auth:${keyof typeof auth}`
  | `common:${keyof typeof common}`
  | `profile:${keyof typeof profile}`;

const read = (namespace: Namespace, language: Language): Record<string, string> => {
  const file = new URL(`../../../src/renderer/${FOLDERS[namespace]}/${language}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string> & { admin: Record<string, string> };
  // The files of the admin area have several namespaces.
  return namespace === 'admin' ? texts.admin : texts;
};

/**
 * A message of the account's screens, from the portal's own files, to find elements. Texts that the specification defines are
 * written out in the journeys.
 */
export function said(key: Key, language: Language, values: Readonly<Record<string, string>> = {}): string {
  const [namespace, own = ''] = key.split(':') as [Namespace, string];
  const text = read(namespace, language)[own];
  if (text === undefined) throw new Error(`There is no text ${key} in ${language}.`);
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}
