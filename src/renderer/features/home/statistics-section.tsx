import { useTranslation } from 'react-i18next';
import { Scene } from '../../ui/scene.tsx';

const FIGURES = ['members', 'articles', 'satisfaction'] as const;

/** Fixed texts, as the specification orders them. */
export function StatisticsSection() {
  const { t } = useTranslation('home');
  return (
    <section className="mt-6 bg-scene-sky md:mt-14">
      <div className="page-width pt-12 pb-8 md:pt-20 md:pb-10">
        <h2 className="type-h3 md:text-[1.9rem]">{t('together')}</h2>
        <dl className="mt-4 flex flex-wrap gap-x-12 gap-y-4 md:flex-nowrap md:gap-x-8 lg:gap-x-[88px]">
          {FIGURES.map((figure) => (
            <div key={figure} className="flex flex-col-reverse">
              <dt className="text-ink-2">{t(`${figure}Label`)}</dt>
              <dd className="type-statistic text-brand">{t(`${figure}Figure`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Scene later name="plots" className="h-14 md:h-[88px]" />
    </section>
  );
}
