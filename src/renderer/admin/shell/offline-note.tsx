import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UnreachedIcon } from '../../ui/lazy/admin-icons.ts';
import { refetchFailed } from './refetch-failed.ts';

/** Shows what works while the backend can't be reached. When it is back, failed queries run again. */
export function OfflineNote({ offline }: { readonly offline: boolean }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !offline) refetchFailed(client);
    wasOffline.current = offline;
  }, [offline, client]);
  return (
    // Always mounted, so that screen readers announce its content.
    <div role="status" className="print:hidden">
      {offline && (
        <p className="flex items-start gap-3 border-b-[1.5px] border-line bg-accent-soft px-10 py-3 font-semibold max-md:px-(--margin)">
          <UnreachedIcon className="mt-0.5" />
          <span className="max-w-[80ch]">{t('gate.offline')}</span>
        </p>
      )}
    </div>
  );
}
