import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { usePlatform } from '#renderer/platform/port.ts';

/** A word of the save status to be pressed. */
export const TRY_AGAIN =
  'min-h-11 px-2 py-1 rounded-[8px] text-ink font-bold underline underline-offset-4 hover:bg-sunk';

/** Leads to the login in another tab or window: what is written stays open here, and is saved when the person comes back. */
export function LoginLink({ onReturn }: { readonly onReturn: () => void }) {
  const { t } = useTranslation(['drafts', 'admin']);
  const platform = usePlatform();
  // This device still takes the person for signed in: without this word the page would lead them on.
  const address = useAddress()('/auth?again=1');
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let over = false;
    platform.notifier().then(
      (notifier) => {
        if (!over) stop = notifier.subscribeReturn(() => back());
      },
      (error: unknown) => console.warn('The way back to what is written goes unnoticed:', error),
    );
    return () => {
      over = true;
      stop?.();
    };
  }, [platform]);
  return (
    <a
      href={address}
      className={TRY_AGAIN}
      onClick={(event) => {
        event.preventDefault();
        platform.openInNewTab(address);
      }}
    >
      {t('loginPage')}
      <span className="sr-only">, {t('admin:newTab')}</span>
    </a>
  );
}
