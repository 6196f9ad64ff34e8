import { useTranslation } from 'react-i18next';
import { Picture } from '#renderer/ui/picture.tsx';

/** Nobody has written yet. */
export function EmptyInbox() {
  const { t } = useTranslation('inbox');
  return (
    <div className="inbox-empty">
      <Picture src="/pictures/letter-box.svg" alt="" width={800} height={500} first className="inbox-scene" />
      <p className="inbox-none">{t('empty')}</p>
      <p className="inbox-note">{t('emptyHint')}</p>
    </div>
  );
}
