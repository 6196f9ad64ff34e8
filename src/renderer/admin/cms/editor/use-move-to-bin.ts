import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { binItems, type BulkActionResult } from '../list/perform-bulk-action.ts';
import { type EditableDraft, needsLogin, type SaveState } from '../drafts/editable-draft.ts';

interface Item {
  /** Null before it has one. */
  readonly id: number | null;
  /** Where its list is. */
  readonly path: string;
  readonly collection: DraftCollection<unknown>;
  readonly editable: Pick<EditableDraft<unknown>, 'read' | 'save'>;
}

/** Moves what is open into the bin, after it was saved, and offers the way back. */
export function useMoveToBin({ id, path, collection, editable }: Item): () => Promise<void> {
  const { t } = useTranslation(['editor', 'list', 'feedback', 'publishing', 'common']);
  const toAddress = useAddress();
  const navigate = useNavigate();
  const isBusy = useRef(false);

  /** Whether the screen is still open: otherwise it doesn't navigate back. */
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  const fail = (detail: string) => void showToast({ kind: 'error', title: t('notBinned'), detail });

  async function bin(number: number) {
    // Saved first, because an item in the bin can't be saved.
    const saved = await editable.save();
    const { conflict, saveState } = editable.read();
    if (!saved && (conflict || !isRefused(saveState))) {
      return fail(t(conflict ? 'binConflict' : 'publishing:again'));
    }
    const result = await binItems(collection, [{ id: number }]);
    if (!result.ok) return fail(t(errorMessageKey(result.code)));
    if (open.current) navigate(toAddress(path));
    const { undo } = result.value;
    const action = undo && { label: t('feedback:undo'), run: () => void undoPublishing(number, undo) };
    void showToast({ kind: 'success', title: t('list:binned', { count: 1 }), ...(action && { action }) });
  }

  async function undoPublishing(number: number, undo: NonNullable<BulkActionResult['undo']>): Promise<void> {
    const back = await undo(collection);
    if (!back.ok) {
      // The retry continues where it stopped.
      const action = { label: t('common:error.retry'), run: () => void undoPublishing(number, undo) };
      const detail = t(errorMessageKey(back.code));
      return void showToast({ kind: 'error', title: t('notRestored'), detail, action });
    }
    if (back.value.blocked !== undefined) void showToast({ kind: 'info', title: t('restoredAsDraft') });
    else if (back.value.stale > 0) void showToast({ kind: 'info', title: t('publishing:newerLive') });
    else void showToast({ kind: 'success', title: t('feedback:undone') });
    navigate(toAddress(`${path}/${number}`));
  }

  return async () => {
    if (id === null || isBusy.current) return;
    isBusy.current = true;
    await bin(id).finally(() => (isBusy.current = false));
  };
}

/** A text that the backend refuses will never be saved as it is: it stays on this device. */
function isRefused(saveState: SaveState): boolean {
  if (saveState.kind !== 'failed' || saveState.code === 'disk-full') return false;
  return saveState.reason !== null && !needsLogin(saveState.reason);
}
