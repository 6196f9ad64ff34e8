import '../../ui/lazy/lazy.css';
import { useTranslation } from 'react-i18next';
import { LazyPanel } from '../../page/lazy-panel.tsx';
import { definePage, found } from '../../page/page.ts';
import { PageTop } from '../../ui/page-top.tsx';

/** What the reader saved on this device: collections, articles, notes. */
function CollectionsScreen() {
  const { t } = useTranslation('collections');
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} />
      {/* What is kept is known to the device alone: its room is held, so that the page doesn't jump when it comes. */}
      <div className="page-width page-section min-h-[30rem] pt-10 md:pt-16">
        <noscript>
          <p className="rounded-[8px] bg-mist px-4 py-3 text-ink-2">{t('noScript')}</p>
        </noscript>
        <LazyPanel load={loadPanel} />
      </div>
    </>
  );
}

const loadPanel = () => import('./collections-panel.tsx').then(({ CollectionsPanel }) => CollectionsPanel);

export const page = definePage<null>({
  Screen: CollectionsScreen,
  head: (_data, t) => ({
    title: t('collections:title'),
    description: t('collections:lead'),
    image: '/share/home.png',
    hidden: true,
  }),
  load: () => Promise.resolve(found(null)),
  // What is typed in it stays as it is.
  followsLanguage: true,
});
