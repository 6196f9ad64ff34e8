import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_BUCKET } from '#domain/attachment-address.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { ConnectivityStore } from './connectivity-store.ts';

/**
 * Shows that an attached file can't be opened while the backend doesn't answer, instead of opening a browser that would fail.
 * Articles and their pictures are stored on the device, attached files aren't.
 */
export function AttachmentNotice({ connectivity }: { readonly connectivity: Pick<ConnectivityStore, 'read'> }) {
  const { t } = useTranslation(['desktop']);
  useEffect(() => {
    const look = (event: MouseEvent) => {
      if (connectivity.read().kind !== 'missed' || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(`a[href*="/${ATTACHMENT_BUCKET}/"]`);
      if (link === null) return;
      event.preventDefault();
      void showToast({ kind: 'info', title: t('attachment.away'), detail: t('attachment.later') });
    };
    // A middle click opens a link as well.
    const events = ['click', 'auxclick'] as const;
    for (const name of events) document.addEventListener(name, look, true);
    return () => {
      for (const name of events) document.removeEventListener(name, look, true);
    };
  }, [connectivity, t]);
  return null;
}
