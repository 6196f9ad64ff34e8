import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPLY_MAX, TEMPLATE_NAME_MAX } from '#domain/limits.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import {
  replyTemplatesOf,
  replyTemplatesQuery,
  TEMPLATE_CHANGED,
  TOO_MANY_TEMPLATES,
  type ReplyTemplate,
} from '#renderer/data/collections/reply-templates.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { Choices } from '#renderer/ui/lazy/choices.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { useLanguageNames } from '../../cms/language-names.ts';
import { NAME_SIGN } from './template-text.ts';

interface Props {
  readonly template: ReplyTemplate;
  readonly opener: Element | null;
  readonly onType: (template: ReplyTemplate) => void;
  /** It is saved, or (null) given up. */
  readonly onDone: (saved: ReplyTemplate | null) => void;
  readonly onClose: () => void;
}

/** The form of a template for replies. */
export function TemplateForm({ template, opener, onType, onDone, onClose }: Props) {
  const { t, i18n } = useTranslation('inbox');
  const { newId } = usePlatform();
  const failureText = useFailureText();
  const languageNames = useLanguageNames();
  const id = useId();
  const client = useQueryClient();
  const request = useRequest(replyTemplatesOf);
  const [isChecked, setChecked] = useState(false);
  const saving = useMutation<ReplyTemplate, RequestError, ReplyTemplate>({
    mutationKey: ['reply-templates', 'save'],
    mutationFn: (wanted) => request((templates) => templates.save(wanted)),
    onSuccess: onDone,
    // What was typed here becomes a template of its own: it doesn't take the place of what a colleague has made of this one.
    onError: ({ failure }) => failure.reason === TEMPLATE_CHANGED && onType({ ...template, id: newId(), version: 0 }),
    onSettled: () => client.invalidateQueries({ queryKey: replyTemplatesQuery(request).queryKey }),
  });
  const { name, body, language, version } = template;
  const { isPending, error } = saving;
  const problems = {
    name: name.trim() === '' ? t('templateNameLacking') : undefined,
    body: body.trim() === '' ? t('templateLacking') : body.trim().length > REPLY_MAX ? t('templateTooLong') : undefined,
  };
  const submit = () => {
    if (isPending) return;
    setChecked(true);
    const wrong = problems.name === undefined ? problems.body && 'body' : 'name';
    if (wrong === undefined) saving.mutate({ ...template, name: name.trim(), body: body.trim() });
    else document.getElementById(`${id}-${wrong}`)?.focus();
  };
  return (
    <Dialog
      title={t(version === 0 ? 'newTemplate' : 'changeTemplate')}
      closeLabel={t('close')}
      opener={opener}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} busy={isPending} busyLabel={t('keeping')}>
            {t('saveTemplate')}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={() => onDone(null)}>
            {t('cancelTemplate')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          id={`${id}-name`}
          name="name"
          label={t('templateName')}
          lang={language}
          autoComplete="off"
          maxLength={TEMPLATE_NAME_MAX}
          readOnly={isPending}
          value={name}
          error={isChecked ? problems.name : undefined}
          onChange={({ target }) => onType({ ...template, name: target.value })}
        />
        <Choices
          label={t('templateLanguage')}
          values={LANGUAGES}
          chosen={language}
          nameOf={(each) => languageNames[each]}
          onChoose={(chosen) => onType({ ...template, language: chosen })}
        />
        <div>
          <Field
            id={`${id}-body`}
            name="body"
            label={t('templateText')}
            lang={language}
            rows={7}
            counted
            maxLength={REPLY_MAX}
            readOnly={isPending}
            value={body}
            error={isChecked ? problems.body : undefined}
            onChange={({ target }) => onType({ ...template, body: target.value })}
          />
          <p className="mt-1.5 text-small text-ink-2">{t('templateHint', { sign: NAME_SIGN })}</p>
        </div>
        {error && !isPending && (
          <p role="alert" className="font-semibold text-danger">
            {t('templateNotKept')}{' '}
            {error.failure.reason === TEMPLATE_CHANGED
              ? t('templateOfItsOwn')
              : error.failure.reason === TOO_MANY_TEMPLATES
                ? t('tooManyTemplates')
                : error.code === 'duplicate'
                  ? t('templateNameTaken')
                  : i18n.t(failureText(error.code))}
          </p>
        )}
      </form>
    </Dialog>
  );
}
