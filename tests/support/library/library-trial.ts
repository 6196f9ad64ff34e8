import type { LibraryArticle } from '#domain/library.ts';
import { openLibraryDatabase, UNKNOWN_PART } from '#renderer/data/offline/library-database.ts';
import { searchEngine } from '#renderer/data/offline/search/search-engine.ts';
import { syncOnce } from '#renderer/data/offline/sync/sync-once.ts';
import { libraryArticle, memoryLibrarySource } from '../memory/memory-library-source.ts';

// Runs in a browser that is killed: syncs and indexes one state of a backend after the other, and checks afterwards whether the
// data on the device is consistent (tests/e2e/web/library-kills.spec.ts).

const BACKEND = 'http://backend.example/';
const ARTICLES = 240;

/** No text is of this version. */
const NO_VERSION = 600;

/** What the backend publishes in a generation: each one changes a third, takes some away and brings some back. */
function generation(number: number): LibraryArticle[] {
  const all: LibraryArticle[] = [];
  for (let id = 1; id <= ARTICLES; id += 1) {
    if ((id + number) % 10 === 0) continue;
    const version = 1 + Math.floor((number + (id % 3)) / 3);
    const { texts } = libraryArticle(id, version);
    // Every text has words of its own version: the index is held against them.
    const longer = (text: typeof texts.id) =>
      text && { ...text, content: `${text.content} ${wordOf(version)} ${filling(id)}` };
    const [inIndonesian, inEnglish] = [longer(texts.id), longer(texts.en)];
    if (inIndonesian && inEnglish) all.push({ id, version, texts: { id: inIndonesian, en: inEnglish } });
  }
  return all;
}

/** A word that only texts of a version have, and that is no form of another one. */
function wordOf(version: number): string {
  const letters = [Math.floor(version / 26), version % 26].map((at) => String.fromCharCode(97 + at).repeat(3));
  return `qx${letters.join('')}xq`;
}

function filling(id: number): string {
  return Array.from({ length: 300 }, (_, at) => `kata${(id * 31 + at * at) % 997}`).join(' ');
}

export interface LibraryTrial {
  /** Runs until the browser is killed. */
  run(first: number): Promise<never>;
  /** What doesn't belong together, in words; brings the device up to date with a generation, and looks again. */
  check(number: number): Promise<{ readonly faults: readonly string[]; readonly wasCutOff: boolean }>;
}

const trial: LibraryTrial = {
  async run(first) {
    const database = await openLibraryDatabase(BACKEND);
    const engine = searchEngine(openLibraryDatabase, BACKEND);
    for (let number = first; ; number += 1) {
      await syncOnce({ source: memoryLibrarySource(...generation(number)), database });
      await engine.rebuild();
    }
  },
  async check(number) {
    const database = await openLibraryDatabase(BACKEND);
    const engine = searchEngine(openLibraryDatabase, BACKEND);
    const faults: string[] = [];
    const look = async (when: string) => {
      const cards = await database.cards();
      for (const { id, version, cards: texts } of cards)
        for (const language of ['id', 'en'] as const) {
          const stored = await database.article(id, () => language);
          if (!texts[language] || !stored?.content?.startsWith(`Text ${id} of version ${version} in ${language}.`))
            faults.push(`${when}: ${id} of version ${version} in ${language} is ${stored?.content?.slice(0, 40)}`);
        }
      const versions = new Set(cards.map(({ version }) => version));
      for (const version of [...versions, NO_VERSION]) {
        const expected = cards.filter((card) => card.version === version).map(({ id }) => id);
        const hits = (await engine.find(wordOf(version), 'id')).map(({ id }) => id);
        if (hits.sort((a, b) => a - b).join() !== expected.join())
          faults.push(`${when}: the word of version ${version} finds ${hits.length} of ${expected.length}`);
      }
      return cards;
    };
    // A part that was requested and hasn't arrived completely.
    const wasCutOff = (await database.syncState()).parts.includes(UNKNOWN_PART);
    await engine.rebuild();
    await look('after the kill');
    const source = memoryLibrarySource(...generation(number));
    const result = await syncOnce({ source, database });
    if (!result.ok) faults.push(`the next sync: ${result.code}`);
    await engine.rebuild();
    const cards = await look('after the next sync');
    const have = cards.map(({ id, version }) => `${id} ${version}`).join();
    const wanted = [...source.published.values()].map(({ id, version }) => `${id} ${version}`).join();
    if (have !== wanted) faults.push('after the next sync the device isn’t as the backend');
    return { faults, wasCutOff };
  },
};

Object.assign(globalThis, { trial });
