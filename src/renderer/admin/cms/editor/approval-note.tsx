import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#domain/draft.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { usePersonWords } from '#renderer/admin/use-person-words.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import { sameDocument } from '../same-document.ts';
import { EDITING_NOTICE } from '#renderer/admin/classes.ts';

interface Props<Document> {
  readonly draft: Draft<Document>;
  readonly state: Pick<EditableDraftState<Document>, 'document' | 'conflict'>;
  readonly collection: DraftCollection<Document>;
  readonly editable: Pick<EditableDraft<Document>, 'learn'>;
}

/**
 * The approval of this version, or of an earlier one; users who review and don't publish approve it here: the version on the
 * screen, and no other one.
 */
export function ApprovalNote<Document>({ draft, state, collection, editable }: Props<Document>) {
  const { t } = useTranslation(['editor', 'common']);
  const { language } = useLanguage();
  const { may } = useRights();
  const words = usePersonWords();
  const [busy, setBusy] = useState(false);
  const { approval = null } = draft;
  const isNewest = approval?.version === draft.version;
  const reviews = may('content.approve') && !may('content.publish') && draft.binnedAt === null;
  if (!approval && !reviews) return null;
  const isSeen = state.conflict === null && sameDocument(state.document, draft.document);
  const approve = async (approved: boolean) => {
    setBusy(true);
    const answer = await collection.approve(draft.id, draft.version, approved);
    setBusy(false);
    if (answer.ok) {
      editable.learn(answer.value);
      // The backend takes no answer about a version that isn't the newest one any more.
      if (answer.value.version !== draft.version)
        void showToast({ kind: 'info', title: t('approval.newer'), detail: t('approval.newerDetail') });
    } else void showToast({ kind: 'error', title: t('approval.failed'), detail: t(errorMessageKey(answer.code)) });
  };
  const when = approval && listMoment(new Date(approval.at), new Date(), language);
  return (
    <div className={`${EDITING_NOTICE} ${isNewest ? 'bg-brand-soft' : 'bg-mist'}`}>
      <p role="status">
        {reviews && !isSeen
          ? t('approval.unseen')
          : approval === null
            ? t('approval.none')
            : t(isNewest ? 'approval.given' : 'approval.earlier', { name: words.full(approval.by), when })}
      </p>
      {reviews && isSeen && (
        <Button
          variant={isNewest ? 'outline' : 'default'}
          size="sm"
          busy={busy}
          busyLabel={t('approval.busy')}
          onClick={() => void approve(!isNewest)}
        >
          {t(isNewest ? 'approval.takeBack' : 'approval.give')}
        </Button>
      )}
    </div>
  );
}
