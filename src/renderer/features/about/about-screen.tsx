import { useTranslation } from 'react-i18next';
import { definePage } from '../../page/page.ts';
import type { AboutContent } from '../../data/site-content.ts';
import { Written } from '../../i18n/authored-text.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Scene } from '../../ui/scene.tsx';
import { loadAbout, refreshAbout, type AboutData } from './about-data.ts';
import { StorySection } from './story-section.tsx';
import { TeamSection } from './team-section.tsx';
import { ValuesSection } from './values-section.tsx';

function AboutScreen({ data: { about, communities, story } }: { readonly data: AboutData }) {
  const { t } = useTranslation('about');
  const language = about?.language;
  return (
    <>
      <PageTop
        title={<Written text={about?.title} language={language} otherwise={t('title')} />}
        {...leadOf(about, t('lead'))}
      />
      <section className="page-width page-section grid gap-x-12 gap-y-8 pt-12 md:grid-cols-2 md:pt-20">
        <div className="border-t-2 border-ink pt-6">
          <Scene name="spot-vision" className="h-14 w-16" />
          <h2 className="type-h3 mt-4">
            <Written text={about?.visionTitle} language={language} otherwise={t('vision')} />
          </h2>
          <p className="type-lead mt-2 max-w-[29.3em] text-ink-2">
            <Written text={about?.visionText} language={language} otherwise={t('visionText')} />
          </p>
        </div>
        <div className="border-t-2 border-ink pt-6">
          <Scene name="spot-mission" className="h-14 w-16" />
          <h2 className="type-h3 mt-4">
            <Written text={about?.missionTitle} language={language} otherwise={t('mission')} />
          </h2>
          <p className="type-lead mt-2 max-w-[29.3em] text-ink-2">
            <Written text={about?.missionText} language={language} otherwise={t('missionText')} />
          </p>
        </div>
      </section>
      <StorySection about={about} story={story} />
      <ValuesSection about={about} />
      <TeamSection about={about} communities={communities} />
    </>
  );
}

/** A lead that super admins left empty isn't shown. */
function leadOf(about: AboutContent | null, otherwise: string) {
  if (about && !about.lead) return {};
  return { lead: <Written text={about?.lead} language={about?.language} otherwise={otherwise} /> };
}

export const page = definePage<AboutData>({
  Screen: AboutScreen,
  head: ({ about }, t) => ({
    title: about?.title || t('about:title'),
    description: about?.lead || t('about:lead'),
    image: '/share/home.png',
  }),
  load: loadAbout,
  refresh: refreshAbout,
  slim: {
    remove: (data) => ({ ...data, story: '' }),
    restore: (data, html) => ({ ...data, story: html.querySelector('.article-text')?.innerHTML ?? '' }),
  },
});
