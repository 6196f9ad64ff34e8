import { useTranslation } from 'react-i18next';
import { ExportPart } from './export-part.tsx';
import { ForeignPart } from './foreign/foreign-part.tsx';
import { ImportPart } from './import-part.tsx';

/** All content out of the portal, and in. */
export function TransferScreen() {
  const { t } = useTranslation('transfer');
  return (
    <div className="transfer">
      <div className="pb-5 border-b-2 border-ink">
        <h1>{t('admin.transfer')}</h1>
        <p className="mt-1.5 max-w-[44ch] text-ink-2">{t('lead')}</p>
      </div>
      <ExportPart />
      <ImportPart />
      <ForeignPart />
    </div>
  );
}
