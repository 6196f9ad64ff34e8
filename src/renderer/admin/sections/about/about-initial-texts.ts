import { emptyDocument } from '../../cms/content-types/document-schema.ts';
import type { DefinedDocument } from '../../cms/content-types/definition.ts';
import type homeTexts from '#renderer/features/home/parts/page-messages/id.json';
import type aboutTexts from '#renderer/features/about/page-messages/id.json';
import { ABOUT } from './about.ts';

interface Texts {
  readonly about: typeof aboutTexts;
  readonly home: typeof homeTexts;
}

/** The built-in texts of the about page and of the home page's section about it, as initial texts. */
export async function aboutInitialTexts(): Promise<DefinedDocument> {
  const [id, en] = await Promise.all([
    both(
      import('#renderer/features/about/page-messages/id.json'),
      import('#renderer/features/home/parts/page-messages/id.json'),
    ),
    both(
      import('#renderer/features/about/page-messages/en.json'),
      import('#renderer/features/home/parts/page-messages/en.json'),
    ),
  ]);
  const empty = emptyDocument(ABOUT);
  const said = (key: keyof typeof aboutTexts) => ({ id: id.about[key], en: en.about[key] });
  return {
    ...empty,
    image: '/pictures/planting-hand.svg',
    team: [
      { name: said('agronomy'), role: said('agronomyText'), picture: '' },
      { name: said('officers'), role: said('officersText'), picture: '' },
      { name: said('farmers'), role: said('farmersText'), picture: '' },
    ],
    id: { ...empty.id, ...sideOf(id) },
    en: { ...empty.en, ...sideOf(en) },
  };
}

async function both<About, Home>(
  about: Promise<{ readonly default: About }>,
  home: Promise<{ readonly default: Home }>,
): Promise<{ readonly about: About; readonly home: Home }> {
  return { about: (await about).default, home: (await home).default };
}

function sideOf({ about, home }: Texts) {
  return {
    title: about.title,
    lead: about.lead,
    imageAlt: about.pictureAlt,
    homeTitle: home.grown,
    homeText: home.about,
    visionTitle: about.vision,
    visionText: about.visionText,
    missionTitle: about.mission,
    missionText: about.missionText,
    educationTitle: home.education,
    educationText: home.educationText,
    communityTitle: home.community,
    communityText: home.communityText,
    storyTitle: about.story,
    story: `${about.storyBegin}\n\n${about.storyNow}`,
    valuesTitle: about.values,
    values: [
      { title: about.sustainable, text: about.sustainableText },
      { title: about.educational, text: about.educationalText },
      { title: about.collaborative, text: about.collaborativeText },
      { title: about.caring, text: about.caringText },
    ],
    teamTitle: about.team,
    teamText: about.teamText,
    teamButton: about.together,
  };
}
