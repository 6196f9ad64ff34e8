import { useTranslation } from '../../../i18n/use-translation.ts';
import { Picture } from '../../../ui/picture.tsx';

/** Nobody has written yet. */
export function EmptyInbox() {
  const { t } = useTranslation();
  return (
    <div className="inbox-empty">
      <Picture src="/pictures/letter-box.svg" alt="" width={800} height={500} first className="inbox-scene" />
      <p className="inbox-none">{t('inbox.empty')}</p>
      <p className="inbox-note">{t('inbox.emptyHint')}</p>
    </div>
  );
}
