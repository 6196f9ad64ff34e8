import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_BYTES_MAX } from '#domain/limits.ts';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { UploadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { FileChooser } from '../uploads/file-chooser.tsx';
import { InsertDialog, type InsertDialogProps } from '../uploads/insert-dialog.tsx';
import { BuiltInChoice } from './built-in-choice.tsx';
import { TextPicture } from './text-picture.tsx';
import { UploadedChoice } from './uploaded-choice.tsx';

interface Props extends InsertDialogProps {
  readonly id: string;
  /** Of the text: its descriptions are written in it. */
  readonly language: Language;
  readonly upload: Accounts['upload'];
  readonly pictureSource: (address: string, width?: number) => string;
  /** Puts Markdown into the text, in the place of a placeholder or where the cursor is, and the focus with it. */
  /** Returns whether the text has it now. */
  readonly onInsert: (markdown: string, placeholder?: string) => boolean;
}

/** The dialog that puts pictures into a text. */
export function InsertPicture({ id, language, upload, pictureSource, onInsert, ...dialog }: Props) {
  const { t } = useTranslation('pictures');
  const { queue } = dialog;
  return (
    <InsertDialog
      {...dialog}
      title={t('forText')}
      putOff={(count) => t('putOff', { count })}
      waiting={(count) => t('waiting', { count })}
      choices={
        <PictureChoices
          id={id}
          onFiles={(files) => queue.add(files)}
          onAddress={(address, alt) => queue.add([address], alt && [{ alt: alt[language] }])}
          pictureSource={pictureSource}
        />
      }
    >
      {(first, settle) => (
        <TextPicture
          key={first.number}
          id={`${id}-${first.number}`}
          language={language}
          picture={first.file}
          firstAlt={first.place?.alt}
          upload={upload}
          pictureSource={pictureSource}
          onKeep={queue.keep}
          onInsert={(markdown) => {
            if (onInsert(markdown, first.place?.placeholder)) settle();
          }}
          onSkip={settle}
        />
      )}
    </InsertDialog>
  );
}

interface ChoicesProps extends Pick<Props, 'id' | 'pictureSource'> {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onAddress: (address: string, alt?: Readonly<Record<Language, string>>) => void;
}

/** Where a picture may come from. */
function PictureChoices({ id, onFiles, onAddress, pictureSource }: ChoicesProps) {
  const { t } = useTranslation('pictures');
  const mayUpload = useRights().may('content.edit');
  const chooser = useRef<HTMLButtonElement>(null);
  useEffect(() => chooser.current?.focus(), []);
  return (
    <>
      <div className="flex flex-wrap gap-x-3 gap-y-2 items-center">
        {mayUpload && (
          <FileChooser
            id={id}
            ref={chooser}
            className={buttonClass('default', 'sm')}
            describedBy={`${id}-hint`}
            multiple
            onFiles={onFiles}
          >
            <UploadIcon />
            {t('add')}
          </FileChooser>
        )}
        <BuiltInChoice current="" onChoose={(address) => onAddress(address)} />
        <UploadedChoice current="" pictureSource={pictureSource} onChoose={onAddress} />
      </div>
      {mayUpload && (
        <p id={`${id}-hint`} className="text-ink-2 text-small">
          {t('hint', { size: `${PICTURE_BYTES_MAX / 1024 ** 2}\u00a0MB` })}
        </p>
      )}
    </>
  );
}
