// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { article, openEditing } from '#tests/support/stages/editing-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import { SharedFields } from '../../cms/content-types/shared-fields.tsx';
import { ARTICLE } from './article-content-type.ts';

const CATEGORIES = [
  { id: 4, version: 1, slug: 'organic', name: { id: 'Organik', en: 'Organic' } },
  { id: 5, version: 1, slug: 'chili', name: { id: 'Cabai', en: 'Chili' } },
];
let written: ArticleDocument;

function Stage({ first, invalid }: { readonly first: ArticleDocument; readonly invalid: readonly string[] }) {
  const [now, set] = useState(first);
  useLayoutEffect(() => {
    written = now;
  }, [now]);
  return (
    <SharedFields
      definition={ARTICLE}
      document={now}
      choices={{ category: CATEGORIES }}
      onChange={(name, value) => set((before) => ({ ...before, [name]: value }))}
      invalid={invalid}
    />
  );
}

const open = (more: Partial<ArticleDocument> = {}, invalid: readonly string[] = []) =>
  openEditing(<Stage first={article(more)} invalid={invalid} />);

const field = <E extends HTMLElement = HTMLInputElement>(name: string) => screen.getByLabelText<E>(name);
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');

test('the category that isn’t known here stays, and says so', async () => {
  await open({ category: 99 });
  const select = field<HTMLSelectElement>('Category');
  expect([select.value, select.selectedOptions[0]?.text]).toEqual(['99', 'This category can’t be loaded now']);
  fireEvent.change(field('Author · English'), { target: { value: 'Sri' } });
  expect(written.category).toBe(99);
});

test('an author is written for each language by itself', async () => {
  await open();
  fireEvent.change(field('Author · Indonesian'), { target: { value: 'Ibu Sri' } });
  expect(written.author).toEqual({ id: 'Ibu Sri', en: 'Team' });
  expect(field('Author · Indonesian').lang).toBe('id');
});

test('what publishing asked for is said at the field that lacks it, and at no other', async () => {
  await open({ author: { id: '', en: 'Team' }, date: '2030-01-01' }, ['category', 'author', 'date']);
  expect(described(field('Category'))).toBe('Choose a category.');
  expect(described(field('Author · Indonesian'))).toBe('Name an author.');
  expect(described(field('Date shown'))).toMatch(/^The date shown lies in the future\./);
  expect(field('Author · English').hasAttribute('aria-invalid')).toBe(false);
  expect(field('Check again by').hasAttribute('aria-invalid')).toBe(false);
});

test('what publishing asked for isn’t said before', async () => {
  await open({ author: { id: '', en: '' } });
  expect(described(field('Author · Indonesian'))).toBe('');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

describe('a date', () => {
  const DATES = [
    ['Date shown', 'date'],
    ['Advice checked on', 'reviewedOn'],
    ['Check again by', 'reviewBy'],
  ] as const;

  const shown = () => field('Date shown');
  const halfTyped = async () => {
    await open({ date: '2026-11-22' });
    fireEvent.change(shown(), { target: { value: '22 Nov' } });
  };

  test.each(DATES)('“%s” is taken, explained and taken out again', async (name, key) => {
    await open();
    expect(described(field(name))).not.toBe('');
    fireEvent.change(field(name), { target: { value: '2026-11-22' } });
    expect(written[key]).toBe('2026-11-22');
    fireEvent.change(field(name), { target: { value: '' } });
    expect([written[key], field(name).value]).toEqual([null, '']);
  });

  test('half typed loses neither the date before nor what is being typed', async () => {
    await halfTyped();
    // Another field causes a re-render: the half-typed field isn’t reset.
    fireEvent.change(field('Author · English'), { target: { value: 'Sri' } });
    expect([written.date, field('Date shown').value]).toEqual(['2026-11-22', '22 Nov']);
  });

  test('left half typed doesn’t become the one before again unseen: it says that it isn’t used', async () => {
    await halfTyped();
    fireEvent.blur(field('Date shown'));
    expect([written.date, field('Date shown').value]).toEqual(['2026-11-22', '22 Nov']);
    expect(described(field('Date shown'))).toContain('This date can’t be read, so it isn’t used yet.');
  });
});

test('its season is the months that are chosen, in their order; none is no field at all', async () => {
  await open({ seasons: [12] });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'December' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'January' }));
  expect(written.seasons).toEqual([1, 12]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'January' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'December' }));
  expect(JSON.stringify(written)).not.toContain('seasons');
});
