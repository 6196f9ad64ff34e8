import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_BYTES_MAX } from '#domain/limits.ts';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { UploadIcon } from '#renderer/ui/on-demand/admin-icons.ts';
import { Dialog } from '#renderer/ui/on-demand/dialog.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { BuiltInChoice } from './built-in-choice.tsx';
import { FileChooser } from './file-chooser.tsx';
import { TextPicture } from './text-picture.tsx';
import { UploadedChoice } from './uploaded-choice.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { WaitingPictures } from './use-waiting-pictures.ts';

const DROP_ZONE =
  'grid gap-4 data-[over=true]:outline-3 data-[over=true]:outline-dashed data-[over=true]:outline-brand ' +
  'data-[over=true]:outline-offset-4';

interface Props {
  readonly id: string;
  /** Of the text: its descriptions are written in it. */
  readonly language: Language;
  readonly waiting: WaitingPictures;
  /** Whether the person wants to choose a picture. */
  readonly isChoosing: boolean;
  readonly onChoosingEnd: () => void;
  readonly upload: Accounts['upload'];
  readonly pictureSource: (address: string, width?: number) => string;
  /** Puts Markdown into the text, in the place of a placeholder or where the cursor is, and the focus with it. */
  readonly onInsert: (markdown: string, placeholder?: string) => void;
}

/**
 * A dialog that puts pictures into a text: chosen there, or dropped and pasted into the text. Closing it loses nothing: what isn't
 * in the text yet is told below it.
 */
export function InsertPicture(props: Props) {
  const { id, language, waiting, isChoosing, onChoosingEnd, upload, pictureSource, onInsert } = props;
  const { t } = useTranslation('pictures');
  const { isOver, handlers } = useFileDrop((files) => waiting.add(files));
  const [first, ...others] = waiting.pictures;
  const isOpen = first === undefined ? isChoosing : isChoosing || !waiting.isPutOff;
  const settle = () => {
    waiting.next();
    if (others.length === 0) onChoosingEnd();
  };
  return (
    <>
      {first !== undefined && !isOpen && (
        <div className="flex flex-wrap gap-x-4 gap-y-2 items-center mt-2.5 py-2">
          <p role="status">{t('putOff', { count: waiting.pictures.length })}</p>
          <Button variant="outline" size="sm" onClick={waiting.goOn}>
            {t('goOn')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog
          title={t('forText')}
          closeLabel={t('close')}
          onClose={() => {
            onChoosingEnd();
            waiting.putOff();
          }}
        >
          <div className={DROP_ZONE} data-over={isOver} {...handlers}>
            {first === undefined ? (
              <PictureChoices
                id={id}
                onFiles={(files) => waiting.add(files)}
                onAddress={(address, alt) => waiting.add([address], alt && [{ alt: alt[language] }])}
                pictureSource={pictureSource}
              />
            ) : (
              <TextPicture
                key={first.number}
                id={`${id}-${first.number}`}
                language={language}
                picture={first.picture}
                firstAlt={first.place?.alt}
                upload={upload}
                pictureSource={pictureSource}
                onKeep={waiting.keep}
                onInsert={(markdown) => {
                  settle();
                  onInsert(markdown, first.place?.placeholder);
                }}
                onSkip={settle}
              />
            )}
            <p role="status" className="text-ink-2 text-small leading-[1.4] empty:hidden">
              {others.length > 0 && t('waiting', { count: others.length })}
            </p>
          </div>
        </Dialog>
      )}
    </>
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
