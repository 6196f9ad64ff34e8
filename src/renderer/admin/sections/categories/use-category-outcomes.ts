import { useMutation } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/category.ts';
import { failed } from '#domain/result.ts';
import type { SavedCategory, ListedCategory } from '#renderer/data/collections/categories.ts';
import { RequestError } from '#renderer/data/request.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { Categories } from './use-categories.ts';
import { moved } from './use-drag-order.ts';
import type { Order } from './use-order.ts';

/** What follows a change that the backend made: the list shows it, and a notice says it and can undo it. */
export function useCategoryOutcomes(categories: Categories, order: Order) {
  const { t } = useTranslation(['categories', 'common']);
  const { request } = categories;
  const { mutate: run } = useMutation({
    mutationKey: ['categories', 'undo'],
    mutationFn: (undo: () => Promise<void>) => undo(),
    onSuccess: () => void showToast({ kind: 'success', title: t('undone') }),
    onError: ({ code }) =>
      void showToast({
        kind: 'error',
        title: t('notUndone'),
        detail: t(code === 'duplicate' ? 'listChanged' : errorMessageKey(code)),
      }),
  });

  const tell = (title: ParseKeys<['categories']>, detail: string, undo: () => Promise<void>) =>
    void showToast({
      kind: 'success',
      title: t(title),
      detail,
      action: { label: t('undo'), run: () => run(undo) },
    });

  const undo = async (made: SavedCategory): Promise<void> => {
    await request((api) => api.remove(made.id));
    categories.remove(made.id);
  };
  const saveAgain = async (saved: SavedCategory, words: Category): Promise<void> => {
    const again = await request((api) => api.save(saved.id, saved.version, words));
    categories.put(again.category);
    // Somebody has saved it since: their words stay.
    if (!again.saved) throw new RequestError(failed('duplicate', 'A newer version is there'));
  };
  const bringBack = async (gone: SavedCategory, place: number, others: readonly number[]): Promise<void> => {
    const { category } = await request((api) => api.create(gone));
    categories.put(category);
    order.save(moved(others, category.id, place));
  };

  return {
    /** `before` is what it was; null for a new one, or one that was gone and became a new one. */
    saved(before: SavedCategory | null, saved: SavedCategory) {
      if (before && before.id !== saved.id) categories.remove(before.id);
      categories.put(saved);
      const made = before?.id !== saved.id;
      tell(made ? 'categories:made' : 'categories:saved', saved.name.id, () =>
        before && !made ? saveAgain(saved, before) : undo(saved),
      );
    },
    removed(gone: ListedCategory) {
      const ids = order.list.map(({ id }) => id);
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
