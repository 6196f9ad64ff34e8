import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { InsertQueue, WaitingFile } from './use-insert-queue.ts';

const DROP_ZONE =
  'grid grid-cols-[minmax(0,1fr)] gap-4 data-[over=true]:outline-3 data-[over=true]:outline-dashed ' +
  'data-[over=true]:outline-brand data-[over=true]:outline-offset-4';

/** The props that the dialogs for pictures and for attached files share. */
export interface InsertDialogProps {
  readonly queue: InsertQueue;
  /** Whether the file chooser was requested. */
  readonly isChoosing: boolean;
  readonly onChoosingEnd: () => void;
  /** Another dialog is open: this one opens afterwards. */
  readonly isHeld?: boolean;
}

interface Props extends InsertDialogProps {
  readonly title: string;
  /** That so many aren't in the text yet. */
  readonly putOff: (count: number) => string;
  /** That so many come after the one that is shown. */
  readonly waiting: (count: number) => string;
  /** Where a file may come from. */
  readonly choices: ReactNode;
  /** The first of the queue on its way into the text; `settle` when it is there, or left out. */
  readonly children: (first: WaitingFile, settle: () => void) => ReactNode;
}

/**
 * A dialog that inserts files into a text: chosen there, or dropped and pasted into the text. Closing it loses nothing: files that
 * aren't in the text yet are listed below it.
 */
export function InsertDialog(props: Props) {
  const { queue, isChoosing, onChoosingEnd, isHeld = false, title, putOff, waiting, choices, children } = props;
  const { t } = useTranslation('uploads');
  const { isOver, handlers } = useFileDrop((files) => queue.add(files));
  const [first, ...others] = queue.files;
  const isOpen = !isHeld && (isChoosing || (first !== undefined && !queue.isPutOff));
  const settle = () => {
    queue.next();
    if (others.length === 0) onChoosingEnd();
  };
  return (
    <>
      {first !== undefined && !isOpen && !isHeld && (
        <div className="flex flex-wrap gap-x-4 gap-y-2 items-center mt-2.5 py-2">
          <p role="status">{putOff(queue.files.length)}</p>
          <Button variant="outline" size="sm" onClick={queue.goOn}>
            {t('goOn')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog
          title={title}
          closeLabel={t('close')}
          onClose={() => {
            onChoosingEnd();
            queue.putOff();
          }}
        >
          <div className={DROP_ZONE} data-over={isOver} {...handlers}>
            {first === undefined ? choices : children(first, settle)}
            <p role="status" className="text-ink-2 text-small leading-[1.4] empty:hidden">
              {others.length > 0 && waiting(others.length)}
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}
