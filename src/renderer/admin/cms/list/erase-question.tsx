import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';

interface Props {
  readonly count: number;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

/** Asks before something is deleted for good: the one thing that nobody can undo. */
export function EraseQuestion({ count, onClose, onErase }: Props) {
  const { t } = useTranslation('list');
  return (
    <Dialog
      title={t('eraseAsk', { count })}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="destructive" onClick={onErase}>
            {t('bin.forever')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('eraseFinal')}</p>
    </Dialog>
  );
}
