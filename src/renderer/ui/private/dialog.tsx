import './private.css';
import './dialog.css';
import * as RadixDialog from 'radix-ui/dialog';
import { useRef, useState, type ReactNode } from 'react';
import { CloseIcon } from '../icons.tsx';

interface Props {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** `wide` for comparing side by side. */
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
  /** Buttons at the end, the main one first. */
  readonly actions?: ReactNode;
}

/**
 * A dialog over the page, open as long as it is drawn. Escape and its cross close it; a touch beside it doesn't. The focus
 * goes to its title, unless something in it takes it (`autoFocus`), and afterwards back to where it was.
 */
export function Dialog({ title, closeLabel, onClose, size = 'normal', children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-shade" />
        <RadixDialog.Content
          className={`dialog dialog-${size}`}
          aria-describedby={undefined}
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(opener);
          }}
        >
          <div className="dialog-head">
            <RadixDialog.Title ref={heading} tabIndex={-1} className="dialog-title">
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close className="dialog-close" aria-label={closeLabel}>
              <CloseIcon />
            </RadixDialog.Close>
          </div>
          <div className="dialog-body">{children}</div>
          {actions !== undefined && <div className="dialog-actions">{actions}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/**
 * Puts the focus back on what had it before something opened over the page. Where that is gone by now the page's heading
 * takes it: a keyboard goes on from there, and not from the browser's own bars. Whoever moved the focus on already keeps it.
 */
function giveFocusBack(opener: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (opener instanceof HTMLElement && opener !== body) opener.focus();
  if (document.activeElement !== body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
