import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shareAddresses, type PublicPage } from '#domain/share-addresses.ts';
import { usePlatform } from '../../platform/port.ts';

/** A network with a share page. */
export type Network = Exclude<keyof typeof shareAddresses, 'mail'>;

const NETWORKS: Readonly<Record<Network, string>> = { whatsapp: 'WhatsApp', facebook: 'Facebook', x: 'X' };

/** Opens a network's share page; `note` offers it as a link where the browser blocked its window, and is empty before. */
export function useSharePage(): {
  readonly open: (network: Network, page: PublicPage) => void;
  readonly note: ReactNode;
} {
  const { t } = useTranslation('articles');
  const platform = usePlatform();
  const [blocked, setBlocked] = useState<{ readonly name: string; readonly address: string } | null>(null);
  const open = (network: Network, page: PublicPage) => {
    const address = shareAddresses[network](page);
    const outcome = platform.openSharePage(address);
    setBlocked(outcome === 'blocked' ? { name: NETWORKS[network], address } : null);
  };
  const note = (
    <p role="status" className={blocked ? 'type-small mt-2 w-full text-ink-2' : 'sr-only'}>
      {blocked && (
        <>
          {t('share.blocked')}{' '}
          <a href={blocked.address} target="_blank" rel="noopener" className="font-bold text-brand underline">
            {t('share.blockedLink', { network: blocked.name })}
          </a>
        </>
      )}
    </p>
  );
  return { open, note };
}
