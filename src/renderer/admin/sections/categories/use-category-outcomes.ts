import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/article.ts';
import type { SavedCategory, ListedCategory } from '#renderer/data/collections/categories.ts';
import { failed } from '#domain/result.ts';
import { RequestError } from '#renderer/data/request-error.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useUndo, type Undo } from '../../feedback/use-undo.ts';
import type { Categories } from './use-categories.ts';
import { moved } from '#renderer/ui/lazy/use-drag-order.ts';
import type { Order } from './use-order.ts';

const UNDONE = { undone: 1, stale: 0 } as const;

/** Handles a change that the backend has made: updates the list, and shows a notice with an undo. */
export function useCategoryOutcomes(categories: Categories, order: Order) {
  const { t } = useTranslation(['categories']);
  const { request } = categories;
  const { report, setReport, tell } = useUndo({
    mutationKey: ['categories'],
    undoFailureText: ({ code }) => (code === 'duplicate' ? 'categories:listChanged' : errorMessageKey(code)),
  });
  const say = (title: ParseKeys<['categories']>, detail: string, undo: Undo) =>
    tell('success', { title: t(title), detail }, undo);

  const removeAgain = async (made: SavedCategory) => {
    await request((api) => api.remove(made.id));
    categories.remove(made.id);
    return UNDONE;
  };
  const saveAgain = async (saved: SavedCategory, words: Category) => {
    const again = await request((api) => api.save(saved.id, saved.version, words));
    categories.put(again.category);
    // Another person has saved it since: their text stays.
    if (!again.saved) throw new RequestError(failed('duplicate', 'A newer version is there'));
    return UNDONE;
  };
  const bringBack = async (gone: SavedCategory, place: number, others: readonly number[]) => {
    const { category } = await request((api) => api.create(gone));
    categories.put(category);
    order.save(moved(others, category.id, place));
    return UNDONE;
  };

  return {
    /** What couldn't be shown in a notice. */
    report,
    dismiss: () => setReport(null),
    /** `before` is what it was; null for a new one, or one that was gone and became a new one. */
    saved(before: SavedCategory | null, saved: SavedCategory) {
      if (before && before.id !== saved.id) categories.remove(before.id);
      categories.put(saved);
      const made = before?.id !== saved.id;
      say(made ? 'categories:made' : 'categories:saved', saved.name.id, () =>
        before && !made ? saveAgain(saved, before) : removeAgain(saved),
      );
    },
    removed(gone: ListedCategory) {
      const ids = order.list.map(({ id }) => id);
      const place = ids.indexOf(gone.id);
      categories.remove(gone.id);
      const others = ids.filter((id) => id !== gone.id);
      say('categories:deleted', gone.name.id, () => bringBack(gone, place, others));
    },
    merged(source: ListedCategory, title: string) {
      categories.merged(source.id);
      tell('success', { title });
    },
  };
}
