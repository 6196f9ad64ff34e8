import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../i18n/portal-i18n.ts';
import { Picture } from '../../ui/picture.tsx';

/** A section whose table the backend doesn't have. */
export function ComingSoon({ label }: { readonly label: MessageKey }) {
  const { t, i18n } = useTranslation(['admin']);
  return (
    <>
      <h1>{i18n.t(label)}</h1>
      <p className="admin-lead">{t('soon')}</p>
      <Picture
        src="/pictures/ploughed-bed.svg"
        alt=""
        width={800}
        height={300}
        first
        className="w-full mt-7 rounded-[10px] aspect-8/3 max-md:aspect-16/10"
      />
    </>
  );
}
