import { namespaceOf } from '#renderer/i18n/message-files.ts';
import { filesUnder, textOf } from '#tests/support/project-files.ts';

export type Texts = Readonly<Record<string, string>>;

interface MessagePair {
  readonly folder: string;
  readonly id: Texts;
  readonly en: Texts;
}

let pairs: readonly MessagePair[] | undefined;

/** Every pair of messages/{id,en}.json and page-messages/{id,en}.json under src, read once: many tests ask for each file. */
export function messagePairs(): readonly MessagePair[] {
  return (pairs ??= readMessagePairs());
}

function readMessagePairs(): readonly MessagePair[] {
  const folders = filesUnder('src')
    .filter((file) => /\/(page-)?messages\/(id|en)\.json$/.test(file))
    .map((file) => file.slice(0, file.lastIndexOf('/')));
  const read = (file: string) => JSON.parse(textOf(file)) as Texts;
  return [...new Set(folders)].map((folder) => ({
    folder,
    id: read(`${folder}/id.json`),
    en: read(`${folder}/en.json`),
  }));
}

/** The keys of a pair as code may write them out: the portal's with their namespace, without the endings for numbers. */
export function keysOf({ folder, id }: { readonly folder: string; readonly id: Texts }): readonly string[] {
  const namespace = folder.startsWith('src/renderer/') ? `${namespaceOf(`${folder}/id.json`)}:` : '';
  return [...new Set(Object.keys(id).map((key) => namespace + baseOf(key)))];
}

/** A key without the ending that i18next adds for a number. */
export function baseOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Names in double braces, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([^}\s,]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].sort();
}
