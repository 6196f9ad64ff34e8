import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '#renderer/platform/port.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { useFailureText } from '#renderer/admin/needs-internet.ts';

interface Closable {
  readonly onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is opened: one that few people open, and only with a network. Where the code can't be
 * had, that is said and the dialog closes; opening it again tries again. What it takes stays as it was, types too.
 */
export function lateDialog<Dialog extends (props: never) => ReactNode>(load: () => Promise<Dialog>): Dialog {
  const LateDialog = (props: Closable) => {
    const { i18n } = useTranslation();
    const platform = usePlatform();
    const failureText = useFailureText();
    const [code, setCode] = useState<{ readonly Dialog: ComponentType<Closable> } | null>(null);
    const fail = useEffectEvent((error: unknown) => {
      if (platform.reloadForNewBuild(error)) return;
      console.warn('The code of a dialog could not be fetched:', error);
      void showToast({ kind: 'error', title: i18n.t(failureText('offline')) });
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
    return code && <code.Dialog {...props} />;
  };
  return LateDialog as unknown as Dialog;
}
