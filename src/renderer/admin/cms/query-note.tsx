import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '../../i18n/error-message.ts';
import { Button } from '../../ui/button.tsx';
import type { Asked } from './use-asked.ts';

/** What stands in an answer's place until it is there: that it is asked for, or why it isn't to be had, and another try. */
export function QueryNote({ asked }: { readonly asked: Asked<unknown> }) {
  const { t } = useTranslation(['common']);
  switch (asked.kind) {
    case 'asking':
      return <p role="status">{t('busy.loading')}</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>{t(errorMessageKey(asked.code))}</p>
          <Button variant="outline" size="sm" onClick={asked.retry}>
            {t('error.retry')}
          </Button>
        </div>
      );
    case 'there':
      return null;
  }
}
