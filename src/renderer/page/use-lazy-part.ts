import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../platform/port.ts';
import { showToast } from '../ui/toast.ts';

/**
 * A part of a page whose code comes when somebody asks for it. `asked` is another one with each `open`, and null before and after
 * `close`; a reader is told where the code can't be had.
 */
export function useLazyPart<Code>(load: () => Promise<Code>) {
  const { t } = useTranslation('common');
  const platform = usePlatform();
  const [asked, setAsked] = useState<{ readonly code: Code } | null>(null);
  const open = () =>
    load().then(
      (code) => setAsked({ code }),
      (error: unknown) => {
        if (platform.reloadForNewBuild(error)) return;
        console.warn(error);
        void showToast({ kind: 'error', title: t('error.screen') });
      },
    );
  return { asked, open: () => void open(), close: () => setAsked(null) };
}
