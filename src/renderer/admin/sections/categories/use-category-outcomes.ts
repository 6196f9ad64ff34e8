import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/category.ts';
import { failed, type Result } from '#domain/result.ts';
import type { SavedCategory, ListedCategory } from '#renderer/data/collections/categories.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { Categories } from './use-categories.ts';
import { moved } from './use-drag-order.ts';
import type { QueryApi } from './use-categories-api.ts';

/** What follows a change that the backend made: the list shows it, and a notice says it and can undo it. */
export function useCategoryOutcomes(
  ask: QueryApi,
  categories: Categories,
  saveOrder: (ids: readonly number[]) => void,
) {
  const { t } = useTranslation(['categories', 'common']);

  const tell = (title: ParseKeys<['categories']>, detail: string, undo: () => Promise<Result<void>>) =>
    void showToast({
      kind: 'success',
      title: t(title),
      detail,
      action: { label: t('undo'), run: undone(undo) },
    });

  const undone = (undo: () => Promise<Result<void>>) => () =>
    void undo().then((result) =>
      showToast(
        result.ok
          ? { kind: 'success', title: t('undone') }
          : { kind: 'error', title: t('notUndone'), detail: undoFault(result.code) },
      ),
    );
  const undoFault = (code: Parameters<typeof errorMessageKey>[0]) =>
    t(code === 'duplicate' ? 'listChanged' : errorMessageKey(code));

  const undoPublishing = async (made: SavedCategory): Promise<Result<void>> => {
    const result = await ask((api) => api.remove(made.id));
    if (result.ok) categories.remove(made.id);
    return result;
  };
  const saveAgain = async (saved: SavedCategory, words: Category): Promise<Result<void>> => {
    const result = await ask((api) => api.save(saved.id, saved.version, words));
    if (!result.ok) return result;
    categories.put(result.value.category);
    // Somebody has saved it since: their words stay.
    return result.value.saved ? { ok: true, value: undefined } : failed('duplicate', 'A newer version is there');
  };
  const bringBack = async (gone: SavedCategory, place: number, others: readonly number[]): Promise<Result<void>> => {
    const result = await ask((api) => api.create(gone));
    if (!result.ok) return result;
    const { category } = result.value;
    categories.put(category);
    const ids = moved(others, category.id, place);
    categories.arrange(ids);
    saveOrder(ids);
    return { ok: true, value: undefined };
  };

  return {
    /** `before` is what it was; null for a new one, or one that was gone and became a new one. */
    saved(before: SavedCategory | null, saved: SavedCategory) {
      if (before && before.id !== saved.id) categories.remove(before.id);
      categories.put(saved);
      const made = before?.id !== saved.id;
      tell(made ? 'categories:made' : 'categories:saved', saved.name.id, () =>
        before && !made ? saveAgain(saved, before) : undoPublishing(saved),
      );
    },
    removed(gone: ListedCategory) {
      const ids = (categories.list ?? []).map(({ id }) => id);
      const place = ids.indexOf(gone.id);
      categories.remove(gone.id);
      const others = ids.filter((id) => id !== gone.id);
      tell('categories:deleted', gone.name.id, () => bringBack(gone, place, others));
    },
    merged(source: ListedCategory, title: string) {
      categories.remove(source.id);
      // How many articles the other one has now, the backend knows.
      categories.reload();
      void showToast({ kind: 'success', title });
    },
  };
}
