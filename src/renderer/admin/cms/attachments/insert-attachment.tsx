import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/on-demand/dialog.tsx';
import { useFileDrop } from '../pictures/use-file-drop.ts';
import type { WaitingPictures } from '../pictures/use-waiting-pictures.ts';
import { AttachmentChoices } from './attachment-choices.tsx';
import { TextAttachment } from './text-attachment.tsx';

const DROP_ZONE =
  'grid grid-cols-[minmax(0,1fr)] gap-4 data-[over=true]:outline-3 data-[over=true]:outline-dashed ' +
  'data-[over=true]:outline-brand data-[over=true]:outline-offset-4';

interface Props {
  readonly id: string;
  /** Of the text that the link stands in. */
  readonly language: Language;
  readonly waiting: WaitingPictures;
  /** Whether the person wants to choose a file. */
  readonly isChoosing: boolean;
  readonly onChoosingEnd: () => void;
  /** Another dialog is open: this one waits for it. */
  readonly isHeld: boolean;
  readonly upload: Accounts['upload'];
  /** Puts Markdown into the text, and the focus with it. */
  readonly onInsert: (markdown: string) => void;
}

/**
 * A dialog that puts links to attached files into a text: chosen there, or dropped and pasted into the text. Closing it loses
 * nothing: what isn't in the text yet is told below it.
 */
export function InsertAttachment(props: Props) {
  const { id, language, waiting, isChoosing, onChoosingEnd, isHeld, upload, onInsert } = props;
  const { t } = useTranslation('attachments');
  const { isOver, handlers } = useFileDrop((files) => waiting.add(files));
  const [first, ...others] = waiting.pictures;
  const isOpen = !isHeld && (isChoosing || (first !== undefined && !waiting.isPutOff));
  const settle = () => {
    waiting.next();
    if (others.length === 0) onChoosingEnd();
  };
  return (
    <>
      {first !== undefined && !isOpen && !isHeld && (
        <div className="flex flex-wrap gap-x-4 gap-y-2 items-center mt-2.5 py-2">
          <p role="status">{t('putOff', { count: waiting.pictures.length })}</p>
          <Button variant="outline" size="sm" onClick={waiting.goOn}>
            {t('goOn')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog
          title={t('title')}
          closeLabel={t('close')}
          onClose={() => {
            onChoosingEnd();
            waiting.putOff();
          }}
        >
          <div className={DROP_ZONE} data-over={isOver} {...handlers}>
            {first === undefined ? (
              <AttachmentChoices
                id={id}
                language={language}
                onFiles={(files) => waiting.add(files)}
                onChoose={(address, words) => waiting.add([address], [{ alt: words }])}
              />
            ) : (
              <TextAttachment
                key={first.number}
                id={`${id}-${first.number}`}
                language={language}
                picked={first.picture}
                firstWords={first.place?.alt}
                upload={upload}
                onKeep={waiting.keep}
                onInsert={(markdown) => {
                  settle();
                  onInsert(markdown);
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
