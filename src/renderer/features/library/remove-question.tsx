import { useTranslation } from 'react-i18next';
import type { LibrarySync } from '../../data/offline-library.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/lazy/dialog.tsx';

interface Props {
  readonly library: LibrarySync;
  readonly onClose: () => void;
}

/** Asks for a confirmation before all downloaded data is removed. */
export function RemoveQuestion({ library, onClose }: Props) {
  const { t } = useTranslation(['library']);
  const remove = () => {
    void library.choose('off');
    onClose();
  };
  return (
    <Dialog
      title={t('remove.question')}
      closeLabel={t('remove.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="destructive" onClick={remove}>
            {t('remove.yes')}
          </Button>
          <button type="button" className={buttonClass('outline')} onClick={onClose}>
            {t('remove.no')}
          </button>
        </>
      }
    >
      <p className="max-w-[38.1em]">{t('remove.body')}</p>
    </Dialog>
  );
}
