import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_BUCKET } from '#domain/attachment-address.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { connectivityOf } from './connected-repository.ts';

/**
 * Says of an attached file that it isn't on this device, where the backend that has it doesn't answer: the browser that would open
 * it could only fail. Articles and their pictures are kept on the device, attached files aren't.
 */
export function AttachmentNotice() {
  const { t } = useTranslation(['desktop']);
  const connectivity = connectivityOf(useRepository());
  useEffect(() => {
    const look = (event: MouseEvent) => {
      if (connectivity?.read().kind !== 'missed' || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(`a[href*="/${ATTACHMENT_BUCKET}/"]`);
      if (link === null) return;
      event.preventDefault();
      void showToast({ kind: 'info', title: t('attachment.away'), detail: t('attachment.later') });
    };
    // A click with the wheel opens a link as well.
    const events = ['click', 'auxclick'] as const;
    for (const name of events) document.addEventListener(name, look, true);
    return () => {
      for (const name of events) document.removeEventListener(name, look, true);
    };
  }, [connectivity, t]);
  return null;
}
