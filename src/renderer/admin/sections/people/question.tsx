import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure, Result } from '#domain/result.ts';
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
  readonly onYes: () => Promise<Result<T>>;
  readonly onDone: (value: T) => void;
  readonly onFailed?: (failure: Failure) => void;
  readonly onClose: () => void;
}

/** Asks before roles change, does it once, and stays open with the reason where it didn't work. */
export function Question<T>(props: Props<T>) {
  const { title, children, action, busy, destructive = false, onYes, onDone, onFailed, onClose } = props;
  const { t } = useTranslation(['people', 'common']);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const asked = useRef(false);
  const answer = async (event: MouseEvent) => {
    // The second half of a double click, whose first half opened this.
    if (event.detail > 1 || asked.current) return;
    asked.current = true;
    setBusy(true);
    setFailure(null);
    const result = await onYes();
    asked.current = false;
    setBusy(false);
    if (result.ok) return onDone(result.value);
    setFailure(result);
    onFailed?.(result);
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={destructive ? 'destructive' : 'default'}
            busy={isBusy}
            busyLabel={busy}
            onClick={(event) => void answer(event)}
          >
            {action}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <p role="alert" className="people-failure">
          {t(failureMessage(failure))}
        </p>
      )}
    </Dialog>
  );
}
