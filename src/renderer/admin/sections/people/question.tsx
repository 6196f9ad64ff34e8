import { useMutation } from '@tanstack/react-query';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestError } from '#renderer/data/request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import { failureMessage } from './failure-message.ts';

interface Props<T> {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that does it, and while it is being done. */
  readonly action: string;
  readonly busy: string;
  /** Whether it takes something away. */
  readonly destructive?: boolean;
  readonly onYes: () => Promise<T>;
  readonly onDone: (value: T) => void;
  readonly onFailed?: (error: RequestError) => void;
  readonly onClose: () => void;
}

/** Asks before roles change, does it once, and stays open with the reason where it didn't work. */
export function Question<T>(props: Props<T>) {
  const { title, children, action, busy, destructive = false, onYes, onDone, onFailed, onClose } = props;
  const { t, i18n } = useTranslation('people');
  // Pressed again before the next drawing, it is still asked once.
  const asked = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['people'],
    mutationFn: onYes,
    onSuccess: (value) => onDone(value),
    onError: (failure) => onFailed?.(failure),
    onSettled: () => {
      asked.current = false;
    },
  });
  const answer = (event: MouseEvent) => {
    // The second half of a double click, whose first half opened this.
    if (event.detail > 1 || asked.current) return;
    asked.current = true;
    mutate();
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant={destructive ? 'destructive' : 'default'} busy={isPending} busyLabel={busy} onClick={answer}>
            {action}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <p role="alert" className="mt-3 text-danger font-semibold">
          {i18n.t(failureMessage(error.failure))}
        </p>
      )}
    </Dialog>
  );
}
