import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConvertedText } from '../../src/renderer/admin/sections/transfer/foreign/convert-articles.ts';
import {
  planImport,
  type ForeignChoices,
  type Here,
} from '../../src/renderer/admin/sections/transfer/foreign/plan-import.ts';
import { article } from './drafts-api.ts';
import { openTransferApi, type Exported, type TransferApi } from './transfer-api.ts';

let api: TransferApi;
beforeAll(async () => {
  api = await openTransferApi();
});
afterAll(() => api.backend.stop());

const text = (title: string): ConvertedText => ({
  article: {
    ...{ title, slug: '', html: '', excerpt: '', author: 'Ayu', picture: null, language: null, group: null, notes: [] },
    categories: [{ slug: 'hama', name: 'Hama' }],
    tags: [{ slug: 'kutu-daun', name: 'Kutu daun' }],
    ...{ createdAt: '2019-03-04T05:06:07.000Z', changedAt: null, publishedOn: '2019-03-04' },
  },
  ...{ title, excerpt: '', content: '## A\n\n![Gambar belum ada](/media/missing/1)', author: 'Ayu', notes: [] },
  missing: [{ source: 'https://lama.example/a.jpg', alt: '', placeholder: '/media/missing/1' }],
});

it('brings in articles of another system as new drafts of their old dates, and visitors see none', async () => {
  const last = async () => (await api.call<{ last_numbers: Here['last'] }>('export_content')).last_numbers;
  const erased = await api.create(article());
  await api.call('bin_drafts', { collection: 'articles', items: [erased.id] });
  await api.call('erase_drafts', { collection: 'articles', items: [erased.id] });
  // A number that something had once isn't given again.
  expect((await last()).articles).toBeGreaterThanOrEqual(erased.id);
  const here: Here = { categories: [], tags: [], titles: new Set(), last: await last() };
  const choices: ForeignChoices = { language: 'id', categories: new Map([['hama', 'new']]), twice: new Set() };
  const pictures = { addresses: new Map<string, string>(), files: new Map(), names: new Map(), unusable: [] };
  const articles = ['Ulat', 'Kutu'].map((title, key) => ({ key, texts: { unsaid: text(title) } }));
  const { content } = planImport(articles, here, choices, pictures);
  const report = await api.importAll(content as unknown as Exported);
  expect(report).toMatchObject({ added: 2, changed: 0, categories: { added: 1, changed: 0 }, problems: [] });
  expect(report).toMatchObject({ tags: { added: 1, changed: 0 } });
  const { items, categories } = await api.exportAll();
  const brought = items.filter(({ collection, id }) => collection === 'articles' && id > erased.id);
  expect(brought).toMatchObject([
    {
      created_at: '2019-03-04T05:06:07.000000Z',
      live: { id: null, en: null },
      document: { id: { title: 'Ulat' }, tags: ['kutu-daun'] },
    },
    { saved_by_name: 'Ayu', document: { date: '2019-03-04', category: here.last.categories + 1 } },
  ]);
  expect(categories.at(-1)).toMatchObject({ slug: 'hama', name_indonesian: 'Hama' });
  expect(JSON.stringify((await api.backend.ask('visitor', 'rpc/search_articles')).body)).not.toContain('Ulat');
});
