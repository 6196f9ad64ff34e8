import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../platform/port.ts';
import { showToast } from '../ui/toast.ts';

/**
 * A part of a page whose code is loaded on demand. `asked` changes with each `open`, and is null before it and after `close`; a
 * notice is shown where the code can't be loaded.
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
