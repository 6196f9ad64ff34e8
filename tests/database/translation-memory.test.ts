import { beforeEach, describe, expect, it } from 'vitest';
import { questionsFor } from '#renderer/admin/cms/translation/memory/remembered.ts';
import { article, openSessionAccounts } from './drafts-api.ts';

// Texts published in both languages are found by words of one, over HTTP, with the editor's own request.

const api = await openSessionAccounts();
beforeEach(() => api.clear());
const PARAGRAPH = 'Tandon bertutup ditaruh di tempat teduh, jauh dari terik matahari.';

interface Found {
  readonly articles: readonly { readonly id: number; readonly language: string }[];
}
const find = async (words: string, lang = 'id') =>
  (await api.call<Found>('search_articles', { search: '\uE000\uE000\uE000', lang, forms: words })).articles.map(
    ({ id }) => id,
  );

describe('the translation memory', () => {
  it('finds a published paragraph by either question, also where one word of it is another', async () => {
    const plain = article();
    const draft = await api.create({ ...plain, id: { ...plain.id, content: PARAGRAPH } });
    const [first = '', second = ''] = questionsFor(PARAGRAPH);
    expect(await find(first)).toEqual([]);
    await api.publish(draft, ['id', 'en']);
    expect(await find(first)).toEqual([draft.id]);
    expect(await find(second)).toEqual([draft.id]);
    const other = questionsFor(PARAGRAPH.replace('bertutup', 'terbuka'));
    const found = await Promise.all(other.map((words) => find(words)));
    expect(found.flat()).toContain(draft.id);
  });
});
