import '../../ui/on-demand/on-demand.css';
import './factsheet.css';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { definePage, found } from '../../page/page.ts';
import { usePlatform } from '../../platform/port.ts';
import { PageTop } from '../../ui/page-top.tsx';

/** One A4 page for each of the articles that its address names (`?articles=1,2`). */
function FactsheetScreen() {
  const { t } = useTranslation('factsheet');
  return (
    <>
      <div className="print:hidden">
        <PageTop title={t('title')} lead={t('lead')} />
      </div>
      <div className="sheets-page page-width page-section min-h-[30rem] pt-10 md:pt-16">
        <noscript>
          <p className="rounded-[8px] bg-mist px-4 py-3 text-ink-2">{t('noScript')}</p>
        </noscript>
        <PanelLoader />
      </div>
    </>
  );
}

/** Which articles it is of is known to the browser alone: its code comes after the page. */
function PanelLoader() {
  const { t } = useTranslation('common');
  const platform = usePlatform();
  const [Panel, setPanel] = useState<ComponentType | 'failed' | null>(null);
  useEffect(() => {
    import('./factsheet-panel.tsx').then(
      ({ FactsheetPanel }) => setPanel(() => FactsheetPanel),
      (error: unknown) => {
        if (platform.reloadForNewBuild(error)) return;
        console.warn('The factsheets could not be fetched:', error);
        setPanel('failed');
      },
    );
  }, [platform]);
  if (Panel === 'failed') return <p className="type-lead">{t('error.screen')}</p>;
  return Panel && <Panel />;
}

export const page = definePage<null>({
  Screen: FactsheetScreen,
  head: (_data, t) => ({
    title: t('factsheet:title'),
    description: t('factsheet:lead'),
    image: '/share/home.png',
    hidden: true,
  }),
  load: () => Promise.resolve(found(null)),
});
