import { useTranslation } from 'react-i18next';
import { Written } from '../../i18n/authored-text.tsx';
import { Scene } from '../../ui/scene.tsx';
import type { HomeAbout } from './home-data.ts';

const CARDS = [
  { name: 'vision', title: 'home:vision', text: 'home:visionText' },
  { name: 'mission', title: 'home:mission', text: 'home:missionText' },
  { name: 'education', title: 'home:education', text: 'home:educationText' },
  { name: 'community', title: 'home:community', text: 'home:communityText' },
] as const;

/**
 * What Tunas is, with vision, mission, education and community: as super admins wrote it, else in the portal's own words. A
 * card or a paragraph that they left empty isn't shown.
 */
export function AboutSection({ about }: { readonly about: HomeAbout | null }) {
  const { t } = useTranslation(['home']);
  const cards = CARDS.filter(({ name }) => !about || about[`${name}Text`]);
  return (
    <section className="page-width page-section grid gap-8 pt-14 md:pt-28 lg:grid-cols-[5fr_7fr] lg:gap-6">
      <div>
        <h2 className="type-h2 max-w-[10.5em]">
          <Written text={about?.homeTitle} language={about?.language} otherwise={t('grown')} />
        </h2>
        {(!about || about.homeText) && (
          <p className="mt-4 max-w-[32.2em] text-ink-2">
            <Written text={about?.homeText} language={about?.language} otherwise={t('about')} />
          </p>
        )}
      </div>
      <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-12 md:border-0">
        {cards.map((card, index) => (
          <li
            key={card.title}
            className={`flex gap-5 border-b-[1.5px] border-line py-5 max-sm:block md:block md:border-b-0 md:py-6 ${index < 2 ? 'md:border-t-2 md:border-ink' : 'md:border-t-[1.5px]'}`}
          >
            <Scene name={`spot-${card.name}`} className="h-14 w-16 shrink-0" />
            <div>
              <h3 className="text-[1.1875rem] leading-tight font-bold md:mt-4">
                <Written text={about?.[`${card.name}Title`]} language={about?.language} otherwise={t(card.title)} />
              </h3>
              <p className="mt-1.5 text-ink-2">
                <Written text={about?.[`${card.name}Text`]} language={about?.language} otherwise={t(card.text)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
