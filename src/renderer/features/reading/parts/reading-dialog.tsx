import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/private/dialog.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { useReadingWords } from './use-reading-words.ts';

interface Props {
  /** What gets the focus back, where that isn't what had it last. */
  readonly opener?: Element | null;
  readonly onClose: () => void;
}

/** How pages are shown, for every page. */
export function ReadingDialog({ opener, onClose }: Props) {
  useReadingWords();
  const { t } = useTranslation(['reading']);
  return (
    <Dialog title={t('title')} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <ReadingSettings />
    </Dialog>
  );
}
