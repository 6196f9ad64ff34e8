import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '#renderer/platform/port.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';

interface Closable {
  readonly onClose: () => void;
}

/** In the middle, where the dialog will stand; what is below stays within reach. */
const WAITING =
  'waiting-late pointer-events-none fixed top-1/2 left-1/2 z-41 -translate-1/2 rounded-[10px] border border-line bg-bg px-6 py-4';

/** The same component, and a way to have its code fetched ahead. */
type Lazy<Dialog> = Dialog & { readonly fetchSoon: () => void };

/**
 * A dialog whose code is loaded when it is opened: one that is rarely opened, and only with a network. A loading state is shown
 * after 200 ms. If loading fails, a message is shown and the dialog closes; opening it again retries. Its props stay the same, also
 * their types.
 */
export function lazyDialog<Dialog extends (props: never) => ReactNode>(load: () => Promise<Dialog>): Lazy<Dialog> {
  const LazyDialog = (props: Closable) => {
    const { t, i18n } = useTranslation('common');
    const platform = usePlatform();
    const failureText = useFailureText();
    const [code, setCode] = useState<{ readonly Dialog: ComponentType<Closable> } | null>(null);
    const fail = useEffectEvent((error: unknown) => {
      if (platform.reloadForNewBuild(error)) return;
      console.warn('The code of a dialog could not be fetched:', error);
      void showToast({ kind: 'error', title: i18n.t(failureText(platform.hasNetwork() ? 'server' : 'offline')) });
      props.onClose();
    });
    useEffect(() => {
      let wanted = true;
      load().then(
        (Dialog) => wanted && setCode({ Dialog: Dialog as unknown as ComponentType<Closable> }),
        (error: unknown) => wanted && fail(error),
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (code) return <code.Dialog {...props} />;
    return (
      <p role="status" className={WAITING}>
        {t('busy.loading')}
      </p>
    );
  };
  const fetchSoon = () =>
    void load().catch((error: unknown) => console.warn('The code of a dialog could not be fetched ahead:', error));
  return Object.assign(LazyDialog as unknown as Dialog, { fetchSoon });
}
