import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { NEWER_VERSION, type DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';

/** Marks a draft as ready for review, after saving it, or removes the mark; shows a failure. */
export function useRequestReview<Document>(
  id: number | null,
  collection: Pick<DraftCollection<Document>, 'requestReview'>,
  editable: Pick<EditableDraft<Document>, 'learn' | 'save' | 'read'>,
) {
  const { t, i18n } = useTranslation('review');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const fail = (detail: string) => void showToast({ kind: 'error', title: t('failed'), detail });
  const request = async (wanted: boolean) => {
    if (id === null) return;
    setBusy(true);
    const isSaved = !wanted || (await editable.save());
    // The version that is on the screen, as it was saved just now.
    const { server } = editable.read();
    const answer = isSaved && server ? await collection.requestReview(id, server.version, wanted) : null;
    setBusy(false);
    if (answer === null) fail(t('notSaved'));
    else if (answer.ok) editable.learn(answer.value);
    else fail(answer.reason === NEWER_VERSION ? t('newer') : i18n.t(failureText(answer.code)));
  };
  return { request, busy };
}
