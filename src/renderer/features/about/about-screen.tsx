import { definePage, found } from '../../data/page.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonClass } from '../../ui/button.tsx';
import { GroundLine } from '../../ui/ground-line.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Scene } from '../../ui/scene.tsx';

const VALUES = ['sustainable', 'educational', 'collaborative', 'caring'] as const;
const TEAM = ['agronomy', 'officers', 'farmers'] as const;

function AboutScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageTop title={t('about.title')} lead={t('about.lead')} />
      <section className="page-width page-section grid gap-x-12 gap-y-8 pt-12 md:grid-cols-2 md:pt-20">
        <Purpose scene="spot-vision" title={t('about.vision')} text={t('about.visionText')} />
        <Purpose scene="spot-mission" title={t('about.mission')} text={t('about.missionText')} />
      </section>
      <section className="page-width page-section grid items-start gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <Picture
          src="/pictures/planting-hand.svg"
          alt={t('about.pictureAlt')}
          className="aspect-[16/10] w-full rounded-[10px]"
        />
        <div>
          <h2 className="type-h2">{t('about.story')}</h2>
          <p className="mt-4 max-w-[60ch] text-ink-2">{t('about.storyBegin')}</p>
          <p className="mt-3 max-w-[60ch] text-ink-2">{t('about.storyNow')}</p>
        </div>
      </section>
      <section className="page-width page-section">
        <GroundLine>
          <h2 className="type-h2">{t('about.values')}</h2>
        </GroundLine>
        <dl className="grid md:grid-cols-2 md:gap-x-12">
          {VALUES.map((value) => (
            <div key={value} className="border-b-[1.5px] border-line py-6">
              <dt className="type-h3 font-extrabold">{t(`about.${value}`)}</dt>
              <dd className="mt-2 max-w-[44ch] text-ink-2">{t(`about.${value}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="page-width page-section grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-6">
        <div>
          <h2 className="type-h2">{t('about.team')}</h2>
          <p className="mt-4 max-w-[44ch] text-ink-2">{t('about.teamText')}</p>
          <PortalLink to="/contact" className={`${buttonClass('default')} mt-6`}>
            {t('about.together')}
          </PortalLink>
        </div>
        <ul className="border-t-2 border-ink">
          {TEAM.map((group) => (
            <li key={group} className="grid gap-x-6 border-b-[1.5px] border-line py-5 md:grid-cols-[14rem_1fr]">
              <h3 className="text-[1.1875rem] leading-tight font-bold">{t(`about.${group}`)}</h3>
              <p className="mt-1.5 text-ink-2 md:mt-0">{t(`about.${group}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Purpose({
  scene,
  title,
  text,
}: {
  readonly scene: 'spot-vision' | 'spot-mission';
  readonly title: string;
  readonly text: string;
}) {
  return (
    <div className="border-t-2 border-ink pt-6">
      <Scene name={scene} className="h-14 w-16" />
      <h2 className="type-h3 mt-4">{title}</h2>
      <p className="type-lead mt-2 max-w-[40ch] text-ink-2">{text}</p>
    </div>
  );
}

export const page = definePage<null>({
  Screen: AboutScreen,
  head: (_data, t) => ({ title: t('about.title'), description: t('about.lead'), image: '/share/home.png' }),
  load: () => Promise.resolve(found(null)),
});
