import './lazy.css';
import * as Dialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons.tsx';

interface Props {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Puts the focus where it belongs once the sheet is gone. */
  readonly onClosed: () => void;
  readonly name: string;
  readonly closeLabel: string;
  readonly width: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet over the left side of a phone's screen. Escape, a touch beside it and its button close it. */
export function Sheet({ id, open, onClose, onClosed, name, closeLabel, width, className = '', children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-[rgb(20_12_6/0.5)] animate-shade" />
        <Dialog.Content
          id={id}
          aria-describedby={undefined}
          className={`sheet fixed inset-y-0 left-0 right-auto z-31 max-w-[calc(100vw_-_32px)] overflow-y-auto border-r border-transparent animate-sheet ${className}`}
          style={{ width }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          {children}
          <Dialog.Close
            className="absolute top-2 right-2 grid place-items-center size-11 rounded-[8px]"
            aria-label={closeLabel}
          >
            <CloseIcon />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
