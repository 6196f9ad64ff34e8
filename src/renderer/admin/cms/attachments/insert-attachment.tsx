import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { InsertDialog, type InsertDialogProps } from '../uploads/insert-dialog.tsx';
import { AttachmentChoices } from './attachment-choices.tsx';
import { TextAttachment } from './text-attachment.tsx';

interface Props extends InsertDialogProps {
  readonly id: string;
  /** Of the text that the link stands in. */
  readonly language: Language;
  readonly upload: Accounts['upload'];
  /** Puts Markdown into the text, and the focus with it. */
  /** Returns whether the text has it now. */
  readonly onInsert: (markdown: string) => boolean;
}

/** The dialog that puts links to attached files into a text. */
export function InsertAttachment({ id, language, upload, onInsert, ...dialog }: Props) {
  const { t } = useTranslation('attachments');
  const { queue } = dialog;
  return (
    <InsertDialog
      {...dialog}
      title={t('title')}
      putOff={(count) => t('putOff', { count })}
      waiting={(count) => t('waiting', { count })}
      choices={
        <AttachmentChoices
          id={id}
          language={language}
          onFiles={(files) => queue.add(files)}
          onChoose={(address, words) => queue.add([address], [{ alt: words }])}
        />
      }
    >
      {(first, settle) => (
        <TextAttachment
          key={first.number}
          id={`${id}-${first.number}`}
          language={language}
          picked={first.file}
          firstWords={first.place?.alt}
          upload={upload}
          onKeep={queue.keep}
          onInsert={(markdown) => {
            if (onInsert(markdown)) settle();
          }}
          onSkip={settle}
        />
      )}
    </InsertDialog>
  );
}
