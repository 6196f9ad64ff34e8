// The categories' screen over a backend in memory that answers as the real one does.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beforeEach, vi } from 'vitest';
import { CategoriesScreen } from '#renderer/admin/sections/categories/categories-screen.tsx';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import type { Platform } from '#renderer/platform/port.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import { openAdmin } from './admin-stage.tsx';
import type { AnswerRest, RestAnswer, RestRequest } from '../memory/rest-calls.ts';

interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name_indonesian: string;
  readonly name_english: string;
  readonly version: number;
  readonly articles: number;
  readonly binned: number;
}

interface CategoryStage {
  rows: CategoryRow[];
  /** While set, every call fails so. */
  broken: Failure | null;
  /** While set, calls of this name are done, but their answer gets lost. */
  lost: string | null;
  readonly asked: RestRequest[];
  /** The calls so far, without reading the list. */
  readonly changes: () => (readonly [string, unknown])[];
  readonly platform: Platform;
  /** The admin area's query client, once it is open. */
  client: QueryClient | null;
  /** As a row, by its slug. */
  row(slug: string): CategoryRow;
  open(language?: Language, address?: string): Promise<void>;
}

const ROWS: readonly CategoryRow[] = [
  ['hydroponics', 'Hidroponik', 'Hydroponics', 2, 0],
  ['organic', 'Organik', 'Organic', 0, 0],
  ['technology', 'Teknologi', 'Technology', 1, 3],
].map(([slug, id, en, articles, binned], index) => ({
  id: index + 1,
  slug: String(slug),
  name_indonesian: String(id),
  name_english: String(en),
  version: 1,
  articles: Number(articles),
  binned: Number(binned),
}));

function Screen({ stage }: { readonly stage: CategoryStage }) {
  const client = useQueryClient();
  useEffect(() => {
    stage.client = client;
  }, [stage, client]);
  return <CategoriesScreen />;
}

export let stage: CategoryStage;

/** Gives each test of a file three categories: one with articles, one without, one with some in the bin. */
export function stageCategories(): void {
  beforeEach(() => {
    stage = categoryStage();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
}

/** The names on the screen, in their order. */
export const names = () => [...document.querySelectorAll('.category-name')].map(({ textContent }) => textContent);

function categoryStage(): CategoryStage {
  const stage: CategoryStage = {
    rows: [...ROWS],
    broken: null,
    lost: null,
    asked: [],
    changes: () =>
      stage.asked
        .map(({ path, body }) => [path.replace('rpc/', ''), body] as const)
        .filter(([name]) => name !== 'list_categories' && name !== 'list_tags'),
    platform: memoryPlatform(),
    client: null,
    row(slug) {
      const row = stage.rows.find((each) => each.slug === slug);
      if (!row) throw new Error(`There is no ${slug}`);
      return row;
    },
    async open(language = 'en', address = '/admin/blog-categories') {
      await openAdmin(<Screen stage={stage} />, { rest, address, language, platform: stage.platform });
    },
  };
  const rest: AnswerRest = (call) => {
    stage.asked.push(call);
    if (stage.broken) return Promise.resolve(stage.broken);
    const name = call.path.replace('rpc/', '');
    const answer = answerOf(stage, name, call.body as Body);
    return Promise.resolve(stage.lost === name ? failed('timeout', 'The answer got lost') : answer);
  };
  return stage;
}

interface Body {
  readonly category?: number;
  readonly based_on?: number;
  readonly slug: string;
  readonly name_indonesian: string;
  readonly name_english: string;
  readonly ids: readonly number[];
  readonly source: number;
  readonly target: number;
}

function answerOf(stage: CategoryStage, name: string, body: Body): Result<RestAnswer> {
  const told = (answer: unknown): Result<RestAnswer> => ok({ body: answer, total: null });
  const find = (id: number | undefined) => stage.rows.find((each) => each.id === id);
  switch (name) {
    case 'list_categories':
      return told(stage.rows);
    case 'list_tags':
      return told([]);
    case 'order_categories':
      stage.rows = body.ids.flatMap((id) => find(id) ?? []);
      return told(null);
    case 'delete_category':
      if ((find(body.category)?.articles ?? 0) > 0) return { ...failed('duplicate', 'used'), reason: 'PT409' };
      stage.rows = stage.rows.filter(({ id }) => id !== body.category);
      return told(null);
    case 'merge_categories': {
      const [source, target] = [find(body.source), find(body.target)];
      if (!source || !target) return { ...failed('not-found', 'no such category'), reason: 'PT404' };
      const into = { ...target, articles: target.articles + source.articles, binned: target.binned + source.binned };
      stage.rows = stage.rows.filter(({ id }) => id !== source.id).map((each) => (each.id === into.id ? into : each));
      return told({ moved: source.articles + source.binned });
    }
    default:
      return save(stage, body);
  }
}

function save(stage: CategoryStage, { category, based_on: basedOn, ...words }: Body): Result<RestAnswer> {
  const told = (saved: boolean, row: CategoryRow): Result<RestAnswer> =>
    ok({ body: { saved, category: row }, total: null });
  if (stage.rows.some(({ id, slug }) => slug === words.slug && id !== category)) {
    return { ...failed('duplicate', 'taken'), reason: '23505' };
  }
  if (category === undefined) {
    const id = Math.max(0, ...stage.rows.map((each) => each.id)) + 1;
    const made = { id, ...words, version: 1, articles: 0, binned: 0 };
    stage.rows = [...stage.rows, made];
    return told(true, made);
  }
  const row = stage.rows.find(({ id }) => id === category);
  if (!row) return { ...failed('not-found', 'no such category'), reason: 'PT404' };
  if (row.version !== basedOn) return told(false, row);
  const saved = { ...row, ...words, version: row.version + 1 };
  stage.rows = stage.rows.map((each) => (each.id === category ? saved : each));
  return told(true, saved);
}
