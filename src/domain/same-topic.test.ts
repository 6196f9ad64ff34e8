import { expect, test } from 'vitest';
import type { ArticleSummary } from './article.ts';
import { onSameTopic } from './same-topic.ts';

const named = (slug: string) => ({ slug, name: { id: slug, en: slug } });

function summary(id: number, category: string, ...tags: string[]): ArticleSummary {
  return {
    ...{ id, title: `Artikel ${id}`, excerpt: 'Ringkas', image: '', imageAlt: '', date: '2024-01-01', words: 700 },
    ...{ category: named(category), tags: tags.map(named), language: 'id' },
  };
}
const ids = (all: readonly ArticleSummary[]) => all.map(({ id }) => id);

test('most tags in common come first, then the category, each in the given order; others and the article itself are left out', () => {
  const own = summary(9, 'rice', 'water', 'pests');
  const all = [
    summary(8, 'rice'),
    own,
    summary(7, 'organic', 'water'),
    summary(6, 'organic', 'soil'),
    summary(5, 'rice', 'pests', 'water'),
    summary(4, 'rice'),
    summary(7, 'organic', 'water'),
  ];
  expect(ids(onSameTopic(own, all))).toEqual([5, 7, 8, 4]);
  expect(onSameTopic(own, all)[0]).toMatchObject({ excerpt: '', title: 'Artikel 5' });
  expect(ids(onSameTopic(summary(1, 'other'), all))).toEqual([]);
});

test('no more than six are candidates', () => {
  const all = Array.from({ length: 20 }, (_, at) => summary(at + 1, 'rice'));
  expect(ids(onSameTopic(summary(3, 'rice'), all))).toEqual([1, 2, 4, 5, 6, 7]);
});
