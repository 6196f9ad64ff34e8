import { useEffect, useState, type ComponentType, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../platform/port.ts';

type Props<Own> = { readonly load: () => Promise<ComponentType<Own>> } & NoInfer<Own>;

/**
 * The part of a page that only the browser can fill, because it depends on what this device keeps: its code comes after the
 * page. `load` is the same function in every render; everything else is passed on to the part.
 */
export function LazyPanel<Own extends object>({ load, ...own }: Props<Own>) {
  const { t } = useTranslation('common');
  const platform = usePlatform();
  const [Panel, setPanel] = useState<ComponentType<Own> | 'failed' | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setPanel(() => loaded),
      (error: unknown) => {
        if (platform.reloadForNewBuild(error)) return;
        console.warn('A part of this page could not be fetched:', error);
        setPanel('failed');
      },
    );
  }, [load, platform]);
  if (Panel === 'failed') return <p className="type-lead">{t('error.screen')}</p>;
  return Panel && <Panel {...(own as unknown as Own & JSX.IntrinsicAttributes)} />;
}
