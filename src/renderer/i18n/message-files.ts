import type { Language } from '#domain/localized.ts';
import type { Messages } from './portal-i18n.ts';

/** Namespaces that aren't named like their folder: the messages of every page, and those of the admin area's frame. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = { app: 'common', shell: 'admin' };

/** The namespace of a message file: the folder around `messages/`, past `parts/`. */
export function namespaceOf(path: string): string {
  const folder = /(?<![\w-])([\w-]+)(?:\/parts)?\/(?:page-)?messages\/\w+\.json$/.exec(path)?.[1];
  if (folder === undefined) throw new Error(`${path} is no message file.`);
  return NAMED_OTHERWISE[folder] ?? folder;
}

/** The messages of one language, from the files of an `import.meta.glob`. */
export function messagesOf(
  files: Readonly<Record<string, Readonly<Record<string, string>>>>,
  language: Language,
): Messages {
  const messages: Record<string, Readonly<Record<string, string>>> = {};
  for (const [path, texts] of Object.entries(files)) {
    if (!path.endsWith(`/${language}.json`)) continue;
    const namespace = namespaceOf(path);
    messages[namespace] = { ...messages[namespace], ...texts };
  }
  return messages;
}
