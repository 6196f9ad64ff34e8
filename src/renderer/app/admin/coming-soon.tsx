import type { ParseKeys } from 'i18next';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Picture } from '../../ui/picture.tsx';

/** A section whose table the backend doesn't have. */
export function ComingSoon({ label }: { readonly label: ParseKeys }) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t(label)}</h1>
      <p className="admin-lead">{t('admin.soon')}</p>
      <Picture src="/pictures/ploughed-bed.svg" alt="" width={800} height={300} first className="admin-bed" />
    </>
  );
}
