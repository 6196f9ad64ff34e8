import { useTranslation } from 'react-i18next';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { NEWER_VERSION, type DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { sameDocument } from '../same-document.ts';

/**
 * Restores an older version as a change that can be undone; `onDone` is called after it. First the present text is saved and kept
 * as a version: if that fails it is shown, and nothing is changed; nor if the user has closed the dialog meanwhile (`isWanted`).
 */
export function useRestore<Document>(
  editable: Pick<EditableDraft<Document>, 'change' | 'save' | 'read'>,
  collection: Pick<DraftCollection<Document>, 'keep'>,
  onDone: () => void,
) {
  const { t, i18n } = useTranslation(['revisions', 'publishing']);
  const failureText = useFailureText();
  const fail = (detail: string) => void showToast({ kind: 'error', title: t('notRestored'), detail });
  return async (restored: Document, isWanted: () => boolean): Promise<void> => {
    const { document: before } = editable.read();
    const isSaved = await editable.save();
    if (!isWanted()) return;
    const { server } = editable.read();
    if (!isSaved || !server) return fail(t('notSaved'));
    const kept = await collection.keep(server.id, server.version, server.document);
    // A newer version isn't overwritten: the next save finds the conflict.
    if (!kept.ok && kept.reason !== NEWER_VERSION) return fail(i18n.t(failureText(kept.code)));
    if (!isWanted()) return;
    if (!sameDocument(editable.read().document, before)) return fail(t('changedSince'));
    editable.change(() => restored);
    onDone();
    void showToast({
      kind: 'success',
      title: t('restored'),
      detail: t('restoredDetail'),
      action: {
        label: t('publishing:undo'),
        run: () => {
          // What was written since stays.
          if (editable.read().document === restored) editable.change(() => before);
          else void showToast({ kind: 'error', title: t('undoLate') });
        },
      },
    });
  };
}
