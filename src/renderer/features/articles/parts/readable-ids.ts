import { cachedArticles } from '#renderer/data/cached-pages.ts';
import type { Repository } from '#renderer/data/repository.ts';

let reading: Promise<ReadonlySet<number>> | null = null;

/** The articles that open in this browser without a network. All cards of a page ask at once: they share one answer. */
export function readableIds(repository: Repository): Promise<ReadonlySet<number>> {
  return (reading ??= read(repository).finally(() => {
    reading = null;
  }));
}

async function read(repository: Repository): Promise<ReadonlySet<number>> {
  const [opened, kept] = await Promise.all([cachedArticles(), libraryIds(repository)]);
  return new Set([...opened.map(({ id }) => id), ...kept]);
}

async function libraryIds({ openLibrary }: Repository): Promise<Iterable<number>> {
  try {
    const library = await openLibrary?.();
    return library && library.read().choice !== 'off' ? (await library.languages()).keys() : [];
  } catch (error) {
    console.warn('The articles of the library on this device could not be counted:', error);
    return [];
  }
}
