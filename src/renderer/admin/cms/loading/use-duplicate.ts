import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { ContentType, TranslatedDocument } from '../content-type.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';

/** Gives what makes a draft of what is written in another one, as it stands on the screen, and opens it. */
export function useDuplicate<Document extends TranslatedDocument>(
  kind: Pick<ContentType<Document>, 'duplicate' | 'whole'>,
  collection: Pick<DraftCollection<Document>, 'create'>,
  onMade: (id: number) => void,
): (draft: Pick<EditableDraft<Document>, 'read' | 'save'>) => Promise<void> {
  const { t, i18n } = useTranslation(['loading', 'common']);
  const platform = usePlatform();
  const key = useRef<string | null>(null);
  const isBusy = useRef(false);

  async function duplicate(draft: Pick<EditableDraft<Document>, 'read' | 'save'>) {
    // What was just typed is with the backend before the editor goes. Where it can't be, this device has it.
    await draft.save();
    const { document, server } = draft.read();
    const ending = {
      id: ` (${i18n.getFixedT('id', 'loading')('duplicate.ending')})`,
      en: ` (${i18n.getFixedT('en', 'loading')('duplicate.ending')})`,
    };
    const written = kind.whole ? kind.whole(document, server?.document ?? null) : document;
    // If it is retried after a lost response, only one item is created.
    key.current ??= platform.newId();
    const made = await collection.create(kind.duplicate(written, ending), key.current);
    if (!made.ok) {
      const action = { label: t('common:error.retry'), run: () => void once(draft) };
      void showToast({ kind: 'error', title: t('notCopied'), detail: t(errorMessageKey(made.code)), action });
      return;
    }
    key.current = null;
    onMade(made.value.id);
    void showToast({ kind: 'success', title: t('duplicate.made'), detail: t('duplicate.madeDetail') });
  }

  async function once(draft: Pick<EditableDraft<Document>, 'read' | 'save'>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    await duplicate(draft).finally(() => (isBusy.current = false));
  }
  return once;
}
