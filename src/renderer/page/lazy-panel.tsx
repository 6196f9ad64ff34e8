import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../platform/port.ts';

/**
 * The part of a page that only the browser can fill, because it depends on what this device keeps: its code comes after the
 * page. `load` is the same function in every render.
 */
export function LazyPanel({ load }: { readonly load: () => Promise<ComponentType> }) {
  const { t } = useTranslation('common');
  const platform = usePlatform();
  const [Panel, setPanel] = useState<ComponentType | 'failed' | null>(null);
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
  return Panel && <Panel />;
}
