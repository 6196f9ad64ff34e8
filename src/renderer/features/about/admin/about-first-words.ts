import { emptyDocument } from '../../../editing/shapes/empty-document.ts';
import type { ShapedDocument } from '../../../editing/shapes/shape.ts';
import type homeTexts from '../../home/parts/page-messages/id.json';
import type aboutTexts from '../page-messages/id.json';
import { ABOUT } from './about.ts';

type Texts = typeof aboutTexts & typeof homeTexts;

/** What the about page says as the portal was built, and the home page of the same, to begin with. */
export async function aboutFirstWords(): Promise<ShapedDocument> {
  const [id, en] = await Promise.all([
    joined(import('../page-messages/id.json'), import('../../home/parts/page-messages/id.json')),
    joined(import('../page-messages/en.json'), import('../../home/parts/page-messages/en.json')),
  ]);
  const empty = emptyDocument(ABOUT);
  const both = (key: keyof Texts) => ({ id: id[key], en: en[key] });
  return {
    ...empty,
    image: '/pictures/planting-hand.svg',
    team: [
      { name: both('about.agronomy'), role: both('about.agronomyText'), picture: '' },
      { name: both('about.officers'), role: both('about.officersText'), picture: '' },
      { name: both('about.farmers'), role: both('about.farmersText'), picture: '' },
    ],
    id: { ...empty.id, ...sideOf(id) },
    en: { ...empty.en, ...sideOf(en) },
  };
}

async function joined<About, Home>(
  about: Promise<{ readonly default: About }>,
  home: Promise<{ readonly default: Home }>,
): Promise<About & Home> {
  return { ...(await about).default, ...(await home).default };
}

function sideOf(say: Texts) {
  return {
    title: say['about.title'],
    lead: say['about.lead'],
    imageAlt: say['about.pictureAlt'],
    homeTitle: say['home.grown'],
    homeText: say['home.about'],
    visionTitle: say['about.vision'],
    visionText: say['about.visionText'],
    missionTitle: say['about.mission'],
    missionText: say['about.missionText'],
    educationTitle: say['home.education'],
    educationText: say['home.educationText'],
    communityTitle: say['home.community'],
    communityText: say['home.communityText'],
    storyTitle: say['about.story'],
    story: `${say['about.storyBegin']}\n\n${say['about.storyNow']}`,
    valuesTitle: say['about.values'],
    values: [
      { title: say['about.sustainable'], text: say['about.sustainableText'] },
      { title: say['about.educational'], text: say['about.educationalText'] },
      { title: say['about.collaborative'], text: say['about.collaborativeText'] },
      { title: say['about.caring'], text: say['about.caringText'] },
    ],
    teamTitle: say['about.team'],
    teamText: say['about.teamText'],
    teamButton: say['about.together'],
  };
}
