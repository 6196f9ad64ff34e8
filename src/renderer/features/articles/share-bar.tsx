import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicPage } from '#domain/share-addresses.ts';
import { useLanguage } from '../../i18n/language.ts';
import { pathInLanguage } from '../../i18n/localized-path.ts';
import { usePlatform } from '../../platform/port.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, CopyLinkIcon, WhatsAppIcon } from '../../ui/icons.tsx';
import { useSharePage, type Network } from './use-share-page.tsx';

interface Props {
  readonly title: string;
  readonly id: number;
}

/** The place of all ways to share. */
export const SHARE_PLACE = 'share';

interface ActionProps extends Props {
  /** The button for what else can be done with the article. */
  readonly children?: ReactNode;
}

/** In the head of an article on a phone: WhatsApp, and the way to everything else. What is read first needs the room. */
export function ShareInHead({ title, id, children }: ActionProps) {
  const { t } = useTranslation('articles');
  const { open, note, language } = useShared(title, id);
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-1 lg:hidden print:hidden" lang={language}>
      <Button size="sm" onClick={() => open('whatsapp')} aria-label={t('share.whatsapp')}>
        <WhatsAppIcon />
        WhatsApp
      </Button>
      {children}
      {note}
    </div>
  );
}

/** WhatsApp first, then Facebook, X and the link. What is shared is always the public address. */
export function ShareBar({ title, id, children }: ActionProps) {
  const { t } = useTranslation('articles');
  const { platform, page, open, note, path } = useShared(title, id);
  const { nameless, sharing } = useDevice(path);
  const [copied, setCopied] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), 4000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const { address } = page();
    setCopied((await platform.copyText(address ?? title)) ? 'copied' : 'refused');
  };
  return (
    <section id={SHARE_PLACE} aria-label={t('share.title')} className="scroll-mt-24 lg:sticky lg:top-24">
      <h2 className="mb-2.5 border-b-2 border-ink pb-2.5 text-[0.969rem] font-bold">{t('share.title')}</h2>
      <div className="share-buttons">
        <Button size="sm" onClick={() => open('whatsapp')} className="share-first">
          <WhatsAppIcon className="lg:hidden" />
          <span className="lg:hidden">{t('share.whatsapp')}</span>
          <span className="max-lg:hidden">WhatsApp</span>
        </Button>
        {!nameless && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => open('facebook')}
            aria-label={t('share.on', { network: 'Facebook' })}
          >
            Facebook
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => open('x')} aria-label={t('share.on', { network: 'X' })}>
          X
        </Button>
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          {copied === 'copied' ? <CheckIcon /> : <CopyLinkIcon />}
          {t(copied === 'copied' ? 'share.copied' : nameless ? 'share.copyTitle' : 'share.copy')}
        </Button>
        {/* Its place is held from the start: the page must not jump once the device has answered. */}
        <Button
          size="sm"
          variant="outline"
          onClick={() => void platform.share(page())}
          className={sharing ? 'col-span-full' : 'invisible col-span-full'}
        >
          {t('share.more')}
        </Button>
      </div>
      {note}
      {nameless && <p className="type-small mt-2 text-ink-2">{t('share.noAddress')}</p>}
      <p role="status" className={copied === 'refused' ? 'type-small mt-2 text-ink-2' : 'sr-only'}>
        {copied === 'copied' && t('share.copied')}
        {copied === 'refused' && t('share.copyRefused')}
      </p>
      {children}
    </section>
  );
}

/** What is shared of an article, and how a network is opened with it. */
function useShared(title: string, id: number) {
  const platform = usePlatform();
  const { language } = useLanguage();
  // The link opens the language in which it was shared.
  const path = pathInLanguage(`/article/${id}`, language);
  const page = (): PublicPage => ({ title, address: platform.publicAddress(path) });
  const share = useSharePage();
  const open = (network: Network) => share.open(network, page());
  return { platform, language, path, page, open, note: share.note };
}

/**
 * Known only after hydration: whether the site's public address is missing, so that only titles are shared, and whether the device
 * has a share function of its own.
 */
function useDevice(path: string): { readonly nameless: boolean; readonly sharing: boolean } {
  const platform = usePlatform();
  const [device, setDevice] = useState({ nameless: false, sharing: false });
  useEffect(
    () => setDevice({ nameless: platform.publicAddress(path) === null, sharing: platform.canShare() }),
    [platform, path],
  );
  return device;
}
