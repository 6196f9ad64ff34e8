import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import {
  replyTemplatesOf,
  replyTemplatesQuery,
  TEMPLATE_CHANGED,
  type ReplyTemplate,
} from '#renderer/data/collections/reply-templates.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EraseIcon, EditIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Choices } from '#renderer/ui/lazy/choices.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { useLanguageNames } from '../../cms/language-names.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { useClientState } from '../../feedback/use-client-state.ts';
import { TemplateForm } from './template-form.tsx';
import { templateOf } from './template-text.ts';

interface Props {
  /** The language of the message. */
  readonly language: Language;
  /** What is written as a reply, which may become a template. */
  readonly reply: string;
  /** The name of whoever wrote the message. */
  readonly sender: string;
  readonly opener: Element | null;
  /** Gets the text of a template, as it is stored. */
  readonly onInsert: (body: string) => void;
  readonly onClose: () => void;
}

/**
 * The template that is being written, also after its dialog was closed, and the function that keeps it. A closed window doesn't keep
 * it: whoever shows the dialog asks before that.
 */
export function useWrittenTemplate() {
  return useClientState<Written | null>(['reply-templates', 'written'], null);
}

/** A template in the form. */
interface Written {
  readonly template: ReplyTemplate;
  /** Something was typed that isn't stored. */
  readonly isTyped: boolean;
}

/** The team's texts for replies: one is inserted, and each can be written, changed and deleted here. */
export function TemplatesDialog({ language, reply, sender, opener, onInsert, onClose }: Props) {
  const { newId } = usePlatform();
  const [written, kept] = useWrittenTemplate();
  const [isForm, setForm] = useState(false);
  const [shown, setShown] = useState(language);
  const [erased, setErased] = useState<ReplyTemplate | null>(null);
  if (written !== null && isForm) {
    return (
      <TemplateForm
        template={written.template}
        opener={opener}
        onType={(template) => kept.set({ template, isTyped: true })}
        onDone={(saved) => {
          if (saved !== null) setShown(saved.language);
          kept.set(null);
        }}
        onClose={() => {
          if (!written.isTyped) kept.set(null);
          onClose();
        }}
      />
    );
  }
  if (erased !== null) return <EraseQuestion template={erased} onClose={() => setErased(null)} />;
  const edit = (template: ReplyTemplate) => {
    kept.set({ template, isTyped: false });
    setForm(true);
  };
  const begin = (body: string) => edit({ id: newId(), language: shown, name: '', body, version: 0 });
  return (
    <TemplateList
      opener={opener}
      language={shown}
      onLanguage={setShown}
      onInsert={onInsert}
      onContinue={written?.isTyped ? () => setForm(true) : null}
      onEdit={edit}
      onErase={setErased}
      onAdd={() => begin('')}
      // What was written to one person is for everybody in a template.
      onKeep={reply.trim() === '' ? null : () => begin(templateOf(reply.trim(), sender))}
      onClose={onClose}
    />
  );
}

interface ListProps {
  readonly opener: Element | null;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onInsert: (body: string) => void;
  /** Goes on with the template that isn't saved yet; null where there is none. */
  readonly onContinue: (() => void) | null;
  readonly onEdit: (template: ReplyTemplate) => void;
  readonly onErase: (template: ReplyTemplate) => void;
  readonly onAdd: () => void;
  /** Makes a template of the reply; null where nothing is written. */
  readonly onKeep: (() => void) | null;
  readonly onClose: () => void;
}

function TemplateList(props: ListProps) {
  const { opener, language, onLanguage, onInsert, onContinue, onEdit, onErase, onAdd, onKeep, onClose } = props;
  const { t } = useTranslation('inbox');
  const languageNames = useLanguageNames();
  const templates = useQuery(replyTemplatesQuery(useRequest(replyTemplatesOf)));
  const own = templates.data?.filter((each) => each.language === language);
  return (
    <Dialog
      title={t('templates')}
      closeLabel={t('close')}
      opener={opener}
      size="list"
      onClose={onClose}
      actions={
        templates.data === undefined ? undefined : onContinue ? (
          // Another one would take the place of what is written in it.
          <Button onClick={onContinue}>{t('continueTemplate')}</Button>
        ) : (
          <>
            {onKeep && <Button onClick={onKeep}>{t('keepAsTemplate')}</Button>}
            <Button variant="outline" onClick={onAdd}>
              {t('newTemplate')}
            </Button>
          </>
        )
      }
    >
      <QueryNote query={templates} title={t('templatesNotRead')} />
      {own && (
        <>
          <Choices
            label={t('templateLanguage')}
            values={LANGUAGES}
            chosen={language}
            nameOf={(each) => languageNames[each]}
            onChoose={onLanguage}
          />
          {own.length === 0 && (
            <div className="pt-4">
              <p className="font-bold">{t('noTemplates')}</p>
              <p className="text-ink-2">{t('noTemplatesHint')}</p>
            </div>
          )}
          <ul aria-label={t('templates')}>
            {own.map((template) => (
              <li
                key={template.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-[1.5px] border-line py-3"
              >
                <div lang={language} className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
                  <p className="font-bold">{template.name}</p>
                  <p className="line-clamp-2 text-small text-ink-2">{template.body}</p>
                </div>
                <div className="flex gap-1">
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('insertNamed', { name: template.name })}
                    onClick={() => onInsert(template.body)}
                  >
                    {t('insert')}
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('editTemplate', { name: template.name })}
                    disabled={onContinue !== null}
                    onClick={() => onEdit(template)}
                  >
                    <EditIcon />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('eraseTemplate', { name: template.name })}
                    onClick={() => onErase(template)}
                  >
                    <EraseIcon />
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** Deletes a template, after a yes: the whole team loses it. */
function EraseQuestion({ template, onClose }: { readonly template: ReplyTemplate; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation('inbox');
  const failureText = useFailureText();
  const client = useQueryClient();
  const request = useRequest(replyTemplatesOf);
  const refresh = () => client.invalidateQueries({ queryKey: replyTemplatesQuery(request).queryKey });
  return (
    <ConfirmDialog
      title={t('eraseAsk', { name: template.name })}
      action={t('erase')}
      busyLabel={t('erasing')}
      destructive
      mutationKey={['reply-templates', 'erase']}
      onConfirm={() => request((templates) => templates.remove(template))}
      onDone={() => {
        void refresh();
        onClose();
      }}
      onFailed={() => void refresh()}
      failureText={({ reason, code }) =>
        `${t('notErased')} ${reason === TEMPLATE_CHANGED ? t('templateChanged') : i18n.t(failureText(code))}`
      }
      onClose={onClose}
    >
      <p>{t('eraseHint')}</p>
    </ConfirmDialog>
  );
}
