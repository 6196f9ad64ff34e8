import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';

interface Props<T> {
  readonly title: string;
  readonly children: ReactNode;
  /** The text of the confirming button; null where the action isn't possible. */
  readonly action: string | null;
  /** Its text while the action runs. */
  readonly busyLabel: string;
  /** Whether it takes something away. */
  readonly destructive?: boolean;
  /** Something has to be chosen first. */
  readonly disabled?: boolean;
  readonly mutationKey: QueryKey;
  readonly onConfirm: () => Promise<T>;
  readonly onDone: (value: T) => void;
  readonly onFailed?: (error: RequestError) => void;
  /** Why it didn't work. */
  readonly failureText: (failure: Failure) => string;
  readonly onClose: () => void;
}

/** Asks for a confirmation, runs the action once, and stays open with the reason where it failed. */
export function ConfirmDialog<T>(props: Props<T>) {
  const { title, children, action, busyLabel, destructive = false, disabled = false, mutationKey, onClose } = props;
  const { t } = useTranslation('feedback');
  // A second press before the next render doesn't run it again.
  const asked = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: props.onConfirm,
    onSuccess: (value) => props.onDone(value),
    onError: (failure) => props.onFailed?.(failure),
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
  const failure = error && props.failureText(error.failure);
  return (
    <Dialog
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          {action !== null && (
            <Button
              variant={destructive ? 'destructive' : 'default'}
              busy={isPending}
              busyLabel={busyLabel}
              disabled={disabled}
              onClick={answer}
            >
              {action}
            </Button>
          )}
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {children}
      {failure !== null && (
        <p role="alert" className="mt-3 text-danger font-semibold">
          {failure}
        </p>
      )}
    </Dialog>
  );
}
