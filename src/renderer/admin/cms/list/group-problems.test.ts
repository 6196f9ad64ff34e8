import { expect, test } from 'vitest';
import { draftCard } from '#tests/support/memory/memory-draft-store.ts';
import { groupProblems } from './group-problems.ts';

const isShared = (problem: string) => problem === 'image' || problem === 'category';

test('groups by problem, the most frequent first: what both languages share once, the rest by language', () => {
  const [one, two, three] = [1, 2, 3].map((id) => draftCard(id));
  const blocked = [
    { card: one!, problems: { id: ['title', 'category', 'image'], en: ['category', 'image'] } },
    { card: two!, problems: { id: ['image'], en: ['title', 'image'] } },
    { card: three!, problems: { en: ['title', 'image'] } },
  ];
  const told = groupProblems(blocked, isShared).map(({ problem, language, cards }) => [
    ...[problem, language, cards.map(({ id }) => id)],
  ]);
  expect(told).toEqual([
    ['image', null, [1, 2, 3]],
    ['title', 'en', [2, 3]],
    ['title', 'id', [1]],
    ['category', null, [1]],
  ]);
});
