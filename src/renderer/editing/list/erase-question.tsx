import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/private/dialog.tsx';

interface Props {
  readonly count: number;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

/** Asks before something is deleted for good: the one thing that nobody can undo. */
export function EraseQuestion({ count, onClose, onErase }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('list.eraseAsk', { count })}
      closeLabel={t('list.cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="destructive" onClick={onErase}>
            {t('bin.forever')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('list.eraseFinal')}</p>
    </Dialog>
  );
}
