import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import type { Draft } from '#domain/draft.ts';
import type { Result } from '#domain/result.ts';
import { useRights } from '#renderer/admin/rights.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { EDITING_NOTICE } from '../notice-classes.ts';
import { useRequestReview } from './use-request-review.ts';
import { SendBackDialog } from './send-back-dialog.tsx';

interface Props<Document> {
  readonly draft: Draft<Document>;
  readonly collectionName: string;
  readonly collection: DraftCollection<Document>;
  readonly copy: Pick<EditableDraft<Document>, 'learn' | 'save'>;
}

/** That a draft is ready for review, since when and by whom; whoever approves may send it back. */
export function ReviewNote<Document>({ draft, collectionName, collection, copy }: Props<Document>) {
  const { t } = useTranslation(['review', 'comments']);
  const { language } = useLanguage();
  const { may } = useRights();
  const client = useQueryClient();
  const { request, busy } = useRequestReview(draft.id, collection, copy);
  const [asks, setAsks] = useState(false);
  const review = draft.binnedAt === null ? draft.review : null;
  // Whoever is writing what to change goes on, also where somebody else ended the review.
  if (!review && !asks) return null;
  const dialog = asks && (
    <SendBackDialog
      place={`back ${collectionName} ${draft.id}`}
      onSend={(key, body): Promise<Result<Draft<Document>>> => collection.sendBack(draft.id, key, body)}
      onDone={(sent) => {
        setAsks(false);
        copy.learn(sent);
        void client.invalidateQueries({ queryKey: ['comments', collectionName, draft.id] });
      }}
      onClose={() => setAsks(false)}
    />
  );
  if (!review) return dialog;
  return (
    <div className={`${EDITING_NOTICE} bg-info-soft`}>
      <p role="status">
        {t('ready', {
          name: review.byName || t('comments:somebody'),
          when: listMoment(new Date(review.at), new Date(), language),
        })}
      </p>
      {may('content.approve') && (
        <Button variant="outline" size="sm" onClick={() => setAsks(true)}>
          {t('sendBack')}
        </Button>
      )}
      {may('content.translate') && (
        <Button variant="ghost" size="sm" busy={busy} busyLabel={t('busy')} onClick={() => void request(false)}>
          {t('takeBack')}
        </Button>
      )}
      {dialog}
    </div>
  );
}
