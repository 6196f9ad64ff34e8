import { useQueryClient } from '@tanstack/react-query';
import {
  categoryApi,
  type CategoryApi,
  type ListedCategory,
  type SavedCategory,
  categoriesQuery,
} from '#renderer/data/collections/categories.ts';
import type { Request } from '#renderer/data/request-error.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { useTablePage, type TablePage } from '../../data-table/use-table-page.ts';

type List = readonly ListedCategory[];

export interface Categories {
  /** Every category, in its saved order. */
  readonly saved: TablePage<List>;
  readonly request: Request<CategoryApi>;
  /** Reads them once more. */
  reload(): void;
  /** Shows one as it was saved; a new one at the end. */
  put(category: SavedCategory): void;
  remove(id: number): void;
  /** Its articles, and what was published of them, name another one now. */
  merged(id: number): void;
  /** Shows them as they were ordered. */
  arrange(ids: readonly number[]): void;
}

/** The categories, and what follows from a change that the backend made, without reading them again. */
export function useCategories(): Categories {
  const request = useRequest(categoryApi);
  const options = categoriesQuery(request);
  const client = useQueryClient();
  const change = (work: (before: List) => List) => {
    const before = client.getQueryData(options.queryKey);
    // Without a list, the answer that is on its way brings the change along or is read anew; with one, an answer that was read
    // before the change would undo it on the screen.
    if (!before) return;
    void client.cancelQueries(options);
    // The others are as old as before.
    const { dataUpdatedAt: updatedAt = Date.now() } = client.getQueryState(options.queryKey) ?? {};
    client.setQueryData(options.queryKey, work(before), { updatedAt });
  };
  const remove = (id: number) => change((before) => before.filter((each) => each.id !== id));
  const reload = () => void client.invalidateQueries(options);
  return {
    saved: useTablePage(options),
    request,
    reload,
    put: (category) => change((before) => withSaved(before, category)),
    remove,
    merged(id) {
      remove(id);
      // Reloaded for the new number of articles of the other one.
      reload();
    },
    arrange: (ids) => change((before) => arranged(before, ids)),
  };
}

function withSaved(list: List, saved: SavedCategory): List {
  const known = list.some(({ id }) => id === saved.id);
  if (!known) return [...list, { ...saved, articles: 0, binned: 0 }];
  return list.map((each) => (each.id === saved.id ? { ...each, ...saved } : each));
}

/** As the backend does it: those that aren't named follow in their old order. */
export function arranged(list: List, ids: readonly number[]): List {
  const named = ids.flatMap((id) => list.find((each) => each.id === id) ?? []);
  return [...named, ...list.filter(({ id }) => !ids.includes(id))];
}
