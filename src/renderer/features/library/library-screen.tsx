import '../../ui/lazy/lazy.css';
import { useTranslation } from 'react-i18next';
import { LazyPanel } from '../../page/lazy-panel.tsx';
import { definePage, found } from '../../page/page.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageTop } from '../../ui/page-top.tsx';

interface LibraryData {
  /** Whether there is a backend to keep a library of. */
  readonly canKeep: boolean;
}

const POINTS = ['once', 'clear', 'yours'] as const;

/** The whole library on this device: what is there, to be read, and beside it whether it is kept, how fresh it is, and what it takes. */
function LibraryScreen({ data: { canKeep } }: { readonly data: LibraryData }) {
  const { t } = useTranslation('library');
  return (
    <>
      <PageTop
        title={t('title')}
        lead={t(canKeep ? 'lead' : 'leadOpened')}
        columns="lg:grid-cols-[7fr_5fr] lg:gap-x-16"
      />
      <div className="page-width page-section grid gap-y-16 pt-10 md:pt-14">
        {/* The panel needs the device: the room of its first view is kept, so that nothing beneath it moves when it comes. Where no
            library can be kept there is a sentence alone. */}
        <div className="min-h-[44rem] has-[[data-no-library]]:min-h-0 lg:min-h-[36rem]">
          <noscript>
            <p className="rounded-[8px] bg-mist px-4 py-3 text-ink-2">{t('noScript')}</p>
          </noscript>
          <LazyPanel load={loadPanel} />
        </div>
        <section>
          {canKeep && <HowItWorks />}
          <PortalLink to="/saved" className={buttonClass('outline')}>
            {t('saved')}
          </PortalLink>
        </section>
      </div>
    </>
  );
}

/** How keeping works, in a few words. */
function HowItWorks() {
  const { t } = useTranslation('library');
  return (
    <>
      <h2 className="type-h3 border-b-2 border-ink pb-2.5 font-extrabold">{t('how.title')}</h2>
      <dl className="grid gap-x-12 md:grid-cols-3">
        {POINTS.map((point) => (
          <div key={point} className="border-b-[1.5px] border-line py-5 last:border-b-0 md:border-b-0">
            <dt className="font-bold">{t(`how.${point}`)}</dt>
            <dd className="mt-1 max-w-[32.2em] text-ink-2">{t(`how.${point}Text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The panel depends on the device's data, so its code is loaded after the page. */
const loadPanel = () => import('./library-panel.tsx').then(({ LibraryPanel }) => LibraryPanel);

export const page = definePage<LibraryData>({
  Screen: LibraryScreen,
  head: ({ canKeep }, t) => ({
    title: t('library:title'),
    description: t(canKeep ? 'library:lead' : 'library:leadOpened'),
    image: '/share/home.png',
  }),
  load: ({ repository }) => Promise.resolve(found({ canKeep: repository.openLibrary !== undefined })),
  // What is under way and the question whether to remove it stay as they are.
  followsLanguage: true,
});
