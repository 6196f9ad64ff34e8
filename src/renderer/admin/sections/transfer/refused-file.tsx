import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ContentFault, RefusedContent } from './archive/read-content.ts';
import { TRANSFER_FAILURE } from './transfer-classes.ts';

const WHY: Readonly<Record<ContentFault, ParseKeys<['transfer']>>> = {
  foreign: 'transfer:faultForeign',
  version: 'transfer:faultVersion',
  damaged: 'transfer:faultDamaged',
  large: 'transfer:faultLarge',
  name: 'transfer:faultName',
  double: 'transfer:faultDouble',
  missing: 'transfer:faultMissing',
  extra: 'transfer:faultExtra',
  json: 'transfer:faultJson',
  form: 'transfer:faultForm',
  key: 'transfer:faultKey',
  text: 'transfer:faultText',
  picture: 'transfer:faultPicture',
};

/** A file that can't be taken: why, where in it, and that nothing has changed. */
export function RefusedFile({ name, refused }: { readonly name: string; readonly refused: RefusedContent }) {
  const { t } = useTranslation(['transfer']);
  return (
    <div role="alert" className={TRANSFER_FAILURE}>
      <p>{t('refused', { name })}</p>
      <p>{t(WHY[refused.fault])}</p>
      {refused.place !== '' && refused.fault !== 'version' && (
        <p>
          {t('place')} <code>{refused.place}</code>
        </p>
      )}
      <p>{t('nothingChanged')}</p>
    </div>
  );
}
