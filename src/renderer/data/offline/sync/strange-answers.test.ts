import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { serveMadeUpLibrary } from '#tests/support/library/made-up-backend.ts';
import { openLibraryDatabase, type LibraryDatabase } from '../library-database.ts';
import { backendSource } from './library-source.ts';
import { syncOnce } from './sync-once.ts';

// Whatever comes in the place of any answer of the backend: what is on the device is whole, and the syncs that follow complete it.

const ARTICLES = 90;

/** What comes instead of an answer: of its text, and the text of the answer before. */
const STRANGE: Readonly<Record<string, (text: string, before: string) => Response>> = {
  'a network’s login page': () =>
    new Response('<title>Wi-Fi</title>Log in first', { headers: { 'content-type': 'text/html' } }),
  'an answer that ends early': (text) => new Response(text.slice(0, text.length / 2)),
  'a gateway’s failure': () => new Response('Bad gateway', { status: 502 }),
  'nothing at all': () => new Response(''),
  'the answer to the question before': (_text, before) => new Response(before),
};

async function expectWhole(database: LibraryDatabase): Promise<number> {
  const cards = await database.cards();
  for (const { id, version, cards: texts } of cards) {
    expect(version).toBe(id);
    for (const language of ['id', 'en'] as const) {
      const stored = await database.article(id, () => language);
      expect(stored?.content?.split(' ').length, `${id} in ${language}`).toBe(texts[language]?.words);
    }
  }
  return cards.length;
}

test.each(Object.entries(STRANGE))('%s', async (what, strange) => {
  const { backend, stop } = await serveMadeUpLibrary(ARTICLES);
  const { fetch } = globalThis;
  try {
    // State, index, and three batches.
    for (let nth = 1; nth <= 5; nth += 1) {
      const database = await openLibraryDatabase(`${backend.url}/${what}/${nth}`);
      let asked = 0;
      let before = '';
      vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
        asked += 1;
        const text = await (await fetch(...request)).text();
        const answer = asked === nth ? strange(text, before) : new Response(text);
        before = text;
        return answer;
      });
      const source = backendSource(backend);
      await syncOnce({ source, database });
      expect(await expectWhole(database), `answer ${nth}`).toBeLessThanOrEqual(ARTICLES);
      for (let again = 0; again < 2; again += 1)
        expect(await syncOnce({ source, database }), `answer ${nth}`).toMatchObject({ ok: true });
      expect(await expectWhole(database), `answer ${nth}`).toBe(ARTICLES);
      database.close();
    }
  } finally {
    vi.unstubAllGlobals();
    await stop();
  }
});
