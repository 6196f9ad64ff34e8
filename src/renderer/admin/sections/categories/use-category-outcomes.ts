import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/category.ts';
import { failed, type Reply } from '#domain/reply.ts';
import type { KeptCategory, ListedCategory } from '#renderer/data/collections/categories.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { Categories } from './use-categories.ts';
import { moved } from './use-drag-order.ts';
import type { AskDesk } from './use-desk.ts';

/** What follows a change that the backend made: the list shows it, and a notice says it and can undo it. */
export function useCategoryOutcomes(ask: AskDesk, categories: Categories, saveOrder: (ids: readonly number[]) => void) {
  const { t } = useTranslation(['categories', 'common']);

  const tell = (title: ParseKeys<['categories']>, detail: string, undo: () => Promise<Reply<void>>) =>
    void showToast({
      kind: 'success',
      title: t(title),
      detail,
      action: { label: t('undo'), run: undone(undo) },
    });

  const undone = (undo: () => Promise<Reply<void>>) => () =>
    void undo().then((reply) =>
      showToast(
        reply.ok
          ? { kind: 'success', title: t('undone') }
          : { kind: 'error', title: t('notUndone'), detail: undoFault(reply.code) },
      ),
    );
  const undoFault = (code: Parameters<typeof errorMessageKey>[0]) =>
    t(code === 'duplicate' ? 'listChanged' : errorMessageKey(code));

  const takeBack = async (made: KeptCategory): Promise<Reply<void>> => {
    const reply = await ask((desk) => desk.remove(made.id));
    if (reply.ok) categories.remove(made.id);
    return reply;
  };
  const saveAgain = async (saved: KeptCategory, words: Category): Promise<Reply<void>> => {
    const reply = await ask((desk) => desk.save(saved.id, saved.version, words));
    if (!reply.ok) return reply;
    categories.put(reply.value.category);
    // Somebody has saved it since: their words stay.
    return reply.value.saved ? { ok: true, value: undefined } : failed('duplicate', 'A newer version is there');
  };
  const bringBack = async (gone: KeptCategory, place: number, others: readonly number[]): Promise<Reply<void>> => {
    const reply = await ask((desk) => desk.create(gone));
    if (!reply.ok) return reply;
    const { category } = reply.value;
    categories.put(category);
    const ids = moved(others, category.id, place);
    categories.arrange(ids);
    saveOrder(ids);
    return { ok: true, value: undefined };
  };

  return {
    /** `before` is what it was; null for a new one, or one that was gone and became a new one. */
    saved(before: KeptCategory | null, saved: KeptCategory) {
      if (before && before.id !== saved.id) categories.remove(before.id);
      categories.put(saved);
      const made = before?.id !== saved.id;
      tell(made ? 'categories:made' : 'categories:saved', saved.name.id, () =>
        before && !made ? saveAgain(saved, before) : takeBack(saved),
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
