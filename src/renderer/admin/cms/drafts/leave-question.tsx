import { useEffect, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';

interface Props {
  /** What is written is neither with the backend nor on this device. */
  readonly unsafe: boolean;
}

/** Asks before a navigation that would lose unsaved text. For closing and reloading the browser or the app asks. */
export function LeaveQuestion({ unsafe }: Props) {
  const { t } = useTranslation('drafts');
  const platform = usePlatform();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  useEffect(() => {
    if (!unsafe) return;
    let over = false;
    let end = (): void => undefined;
    platform.editingWindow().then(
      (window) => {
        if (over) return;
        const ask = (way: () => void) => setLeave(() => way);
        end = window.guardLeaving(ask, (address) => void go.current(address));
      },
      (error: unknown) => console.error('Nobody can be asked before they leave:', error),
    );
    return () => {
      over = true;
      end();
      // Otherwise the question would come back by itself with the next text that isn't saved.
      setLeave(null);
    };
  }, [platform, unsafe]);
  // Saved meanwhile: nothing would be lost any more.
  if (!leave || !unsafe) return null;
  const stay = () => setLeave(null);
  return (
    <Dialog
      title={t('leave')}
      closeLabel={t('stay')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('stay')}</Button>
          <Button
            variant="outline"
            onClick={() => {
              stay();
              leave();
            }}
          >
            {t('leaveAnyway')}
          </Button>
        </>
      }
    >
      <p>{t('leaveDetail')}</p>
    </Dialog>
  );
}
