import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { UploadIcon } from '#renderer/ui/private/admin-icons.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { BuiltInChoice } from './built-in-choice.tsx';
import { FileChooser } from './file-chooser.tsx';
import { TextPicture } from './text-picture.tsx';
import { UploadedChoice } from './uploaded-choice.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { WaitingPictures } from './use-waiting-pictures.ts';

const INSERT_PICTURE =
  'grid gap-3 data-[over=true]:outline-3 data-[over=true]:outline-dashed data-[over=true]:outline-brand ' +
  'data-[over=true]:outline-offset-4 in-[.side-control]:mt-2.5';

interface Props {
  readonly id: string;
  /** Of the text: its descriptions are written in it. */
  readonly language: Language;
  readonly waiting: WaitingPictures;
  readonly upload: Accounts['upload'];
  readonly pictureSource: (address: string, width?: number) => string;
  /** Puts Markdown into the text, in the place of a placeholder or where the cursor is, and the focus with it. */
  readonly onInsert: (markdown: string, placeholder?: string) => void;
}

/** Pictures within a text: chosen here, or dropped and pasted there; below the text's field. */
export function InsertPicture({ id, language, waiting, upload, pictureSource, onInsert }: Props) {
  const { t } = useTranslation('pictures');
  const mayUpload = useRights().may('content.edit');
  const chooser = useRef<HTMLButtonElement>(null);
  const { isOver, handlers } = useFileDrop((files) => waiting.add(files));
  const [first, ...others] = waiting.pictures;
  return (
    <div className={INSERT_PICTURE} data-over={isOver} {...handlers}>
      <div className="flex flex-wrap gap-x-3 gap-y-2 items-center">
        {mayUpload && (
          <FileChooser
            id={id}
            ref={chooser}
            className={buttonClass('outline', 'sm')}
            multiple
            onFiles={(files) => waiting.add(files)}
          >
            <UploadIcon />
            {t('add')}
          </FileChooser>
        )}
        <BuiltInChoice current="" onChoose={(address) => waiting.add([address])} />
        <UploadedChoice
          current=""
          pictureSource={pictureSource}
          onChoose={(address, alt) => waiting.add([address], [{ alt: alt[language] }])}
        />
      </div>
      {first !== undefined && (
        <TextPicture
          key={first.number}
          id={`${id}-${first.number}`}
          language={language}
          picture={first.picture}
          firstAlt={first.place?.alt}
          upload={upload}
          pictureSource={pictureSource}
          onInsert={(markdown) => {
            waiting.next();
            onInsert(markdown, first.place?.placeholder);
          }}
          onSkip={() => {
            waiting.next();
            chooser.current?.focus();
          }}
        />
      )}
      <p role="status" className="text-ink-2 text-small leading-[1.4] empty:hidden">
        {others.length > 0 && t('waiting', { count: others.length })}
      </p>
    </div>
  );
}
