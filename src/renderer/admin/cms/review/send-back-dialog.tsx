import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Result } from '#domain/result.ts';
import { COMMENT_MAX } from '#domain/limits.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { NEWER_VERSION } from '#renderer/data/collections/draft-collection.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { useCommentDraft } from '../comments/use-comment-draft.ts';

const schema = z.object({
  body: z.string().check(z.trim(), z.minLength(1, 'review:lacking'), z.maxLength(COMMENT_MAX, 'comments:tooLong')),
});

interface Props<Sent> {
  /** The key of this comment's draft on this device. */
  readonly place: string;
  /** The key is the same at each try: the comment is made once. */
  readonly onSend: (key: string, body: string) => Promise<Result<Sent>>;
  /** There is a newer version than the one that was read: it is to be shown. */
  readonly onNewer: () => Promise<void>;
  readonly onDone: (sent: Sent) => void;
  readonly onClose: () => void;
}

/** A dialog for the necessary changes, which sends the draft back with them. The text stays on this device until it has arrived. */
export function SendBackDialog<Sent>({ place, onSend, onNewer, onDone, onClose }: Props<Sent>) {
  const { t, i18n } = useTranslation(['review', 'feedback', 'comments']);
  const failureText = useFailureText();
  const { key, found, isUnsafe, type, forget } = useCommentDraft(place);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { form, onSubmit } = useZodForm<{ body: string }>(schema, { body: '' });
  const fill = useEffectEvent((body: string) => form.setValue('body', body));
  useEffect(() => {
    if (found !== null) fill(found.body);
  }, [found]);
  const note = useEffectEvent((body: string) => type(body));
  useEffect(() => {
    const { unsubscribe } = form.watch(({ body = '' }, { type: how }) => {
      if (how === 'change') note(body);
    });
    return unsubscribe;
  }, [form]);
  const send = onSubmit(async ({ body }) => {
    setBusy(true);
    const answer = await onSend(key, body);
    if (!answer.ok && answer.reason === NEWER_VERSION) await onNewer();
    setBusy(false);
    if (answer.ok) {
      forget();
      onDone(answer.value);
    } else if (answer.reason === NEWER_VERSION) setFailure(t('newerToSend'));
    else setFailure(answer.reason === NOT_READY ? t('notReady') : i18n.t(failureText(answer.code)));
  });
  return (
    <Dialog
      title={t('sendBackTitle')}
      closeLabel={t('feedback:cancel')}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} busyLabel={t('busy')} onClick={() => send()}>
            {t('send')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('feedback:cancel')}
          </Button>
        </>
      }
    >
      <FormField
        control={form.control}
        name="body"
        busy={busy}
        label={t('changes')}
        rows={4}
        maxLength={COMMENT_MAX}
        counted
      />
      {isUnsafe && (
        <p role="alert" className="mt-3 text-danger font-semibold">
          {t('comments:unsafe')}
        </p>
      )}
      {failure !== null && (
        <p role="alert" className="mt-3 text-danger font-semibold">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

/** The backend's word for a draft whose review has ended already. */
const NOT_READY = 'PT409';
