import { filesUnder, textOf } from '#tests/support/project-files.ts';

export type Texts = Readonly<Record<string, string>>;

interface MessagePair {
  readonly folder: string;
  /** Null for the main process, whose keys have none. */
  readonly namespace: string | null;
  readonly id: Texts;
  readonly en: Texts;
}

let pairs: readonly MessagePair[] | undefined;

/**
 * The messages of every namespace in every messages/{id,en}.json and page-messages/{id,en}.json under src, read once: many tests
 * ask for each file.
 */
export function messagePairs(): readonly MessagePair[] {
  return (pairs ??= readMessagePairs());
}

function readMessagePairs(): readonly MessagePair[] {
  const folders = filesUnder('src')
    .filter((file) => /\/(page-)?messages\/(id|en)\.json$/.test(file))
    .map((file) => file.slice(0, file.lastIndexOf('/')));
  return [...new Set(folders)].flatMap((folder) => {
    const read = (language: string) => JSON.parse(textOf(`${folder}/${language}.json`)) as unknown;
    if (!folder.startsWith('src/renderer/admin/')) {
      return [{ folder, namespace: namespaceOf(folder), id: read('id') as Texts, en: read('en') as Texts }];
    }
    const [id, en] = [read('id'), read('en')] as [Record<string, Texts>, Record<string, Texts>];
    return [...new Set([...Object.keys(id), ...Object.keys(en)])].map((namespace) => ({
      ...{ folder, namespace },
      ...{ id: id[namespace] ?? {}, en: en[namespace] ?? {} },
    }));
  });
}

/** The namespace of a file that has one alone: the folder around `messages/`, past `parts/`. */
function namespaceOf(folder: string): string | null {
  if (!folder.startsWith('src/renderer/')) return null;
  const name = /([\w-]+)(?:\/parts)?\/(?:page-)?messages$/.exec(folder)?.[1];
  if (name === undefined) throw new Error(`${folder} has no namespace.`);
  return name === 'app' ? 'common' : name;
}

/** The keys of a pair as code may write them out: the portal's with their namespace, without the endings for numbers. */
export function keysOf({ namespace, id }: Pick<MessagePair, 'namespace' | 'id'>): readonly string[] {
  const start = namespace === null ? '' : `${namespace}:`;
  return [...new Set(Object.keys(id).map((key) => start + baseOf(key)))];
}

/** A key without the ending that i18next adds for a number. */
export function baseOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Names in double braces, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([^}\s,]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].sort();
}
