import '../../ui/lazy/lazy.css';
import './factsheet.css';
import './sheet-text.css';
import './sheet-figures.css';
import './sheet-pages.css';
import { useTranslation } from 'react-i18next';
import { LazyPanel } from '../../page/lazy-panel.tsx';
import { definePage, found } from '../../page/page.ts';
import { PageTop } from '../../ui/page-top.tsx';

const SHEETS =
  'page-width page-section min-h-[30rem] pt-10 md:pt-16 print:has-[.sheet]:max-w-none print:has-[.sheet]:min-h-0 ' +
  'print:has-[.sheet]:m-0 print:has-[.sheet]:p-0';

/** The articles that its address names (`?articles=1,2`), each on as many A4 pages as it needs. */
function FactsheetScreen() {
  const { t } = useTranslation('factsheet');
  return (
    <>
      <div className="print:hidden">
        <PageTop title={t('title')} lead={t('lead')} />
      </div>
      <div className={SHEETS}>
        <noscript>
          <p className="rounded-[8px] bg-mist px-4 py-3 text-ink-2">{t('noScript')}</p>
        </noscript>
        <LazyPanel load={loadPanel} />
      </div>
    </>
  );
}

/** Which articles it is of is known to the browser alone: its code comes after the page. */
const loadPanel = () => import('./factsheet-panel.tsx').then(({ FactsheetPanel }) => FactsheetPanel);

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
