import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import type { Draft } from '#domain/draft.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { usePersonWords } from '#renderer/admin/use-person-words.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { commentsKey } from '#renderer/data/collections/comments.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { ContentType, TranslatedDocument } from '../content-type.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { EDITING_NOTICE } from '#renderer/admin/classes.ts';
import { useRequestReview } from './use-request-review.ts';

const SendBackDialog = lazyDialog(async () => (await import('./send-back-dialog.tsx')).SendBackDialog);
const ReviewChanges = lazyDialog(async () => (await import('./review-changes.tsx')).ReviewChanges);

interface Props<Document extends TranslatedDocument> {
  readonly draft: Draft<Document>;
  readonly kind: ContentType<Document>;
  /** What is written now. */
  readonly document: Document;
  readonly collection: DraftCollection<Document>;
  readonly editable: Pick<EditableDraft<Document>, 'learn' | 'save' | 'read'>;
}

/**
 * Shows that a draft is ready for review, since when and by whom, and the changes since; users who may approve can send it back:
 * the version on the screen and no other one.
 */
export function ReviewNote<Document extends TranslatedDocument>(props: Props<Document>) {
  const { draft, kind, document, collection, editable } = props;
  const { t } = useTranslation('review');
  const { language } = useLanguage();
  const { may } = useRights();
  const words = usePersonWords();
  const client = useQueryClient();
  const { request, busy } = useRequestReview(draft.id, collection, editable);
  const [asks, setAsks] = useState(false);
  const [compares, setCompares] = useState(false);
  const review = draft.binnedAt === null ? draft.review : null;
  // A begun comment can be finished, even if another person has ended the review.
  if (!review && !asks) return null;
  const dialog = asks && (
    <SendBackDialog
      place={`back ${kind.collection} ${draft.id}`}
      onSend={(key, body) => collection.sendBack(draft.id, draft.version, key, body)}
      onNewer={async () => {
        const newest = await collection.read(draft.id);
        if (newest.ok) editable.learn(newest.value);
      }}
      onDone={(sent) => {
        setAsks(false);
        editable.learn(sent);
        void client.invalidateQueries({ queryKey: commentsKey({ collection: kind.collection, item: draft.id }) });
      }}
      onClose={() => setAsks(false)}
    />
  );
  if (!review) return dialog;
  const isChanged = review.version !== draft.version;
  return (
    <div className={`${EDITING_NOTICE} bg-info-soft`}>
      <p role="status">
        {t('ready', {
          name: words.full(review.by),
          when: listMoment(new Date(review.at), new Date(), language),
        })}
        {isChanged && ` ${t('changedSince')}`}
      </p>
      {isChanged && (
        <Button variant="ghost" size="sm" onClick={() => setCompares(true)}>
          {t('showChanges')}
        </Button>
      )}
      {may('content.approve') && (
        <Button variant="outline" size="sm" onClick={() => setAsks(true)}>
          {t('sendBack')}
        </Button>
      )}
      {isChanged && may('content.translate') && (
        <Button variant="outline" size="sm" busy={busy} busyLabel={t('busy')} onClick={() => void request(true)}>
          {t('markAgain')}
        </Button>
      )}
      {/* There is room for one of them on a phone; what is marked again can be taken back. */}
      {!isChanged && may('content.translate') && (
        <Button variant="ghost" size="sm" busy={busy} busyLabel={t('busy')} onClick={() => void request(false)}>
          {t('takeBack')}
        </Button>
      )}
      {dialog}
      {compares && (
        <ReviewChanges
          {...{ kind, collection, document }}
          item={draft.id}
          version={review.version}
          onClose={() => setCompares(false)}
        />
      )}
    </div>
  );
}
