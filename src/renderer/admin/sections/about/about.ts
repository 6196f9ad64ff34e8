import {
  OPTIONAL,
  PICTURE,
  PICTURE_ALT,
  TITLE,
  type ContentTypeDefinition,
} from '../../cms/content-types/definition.ts';
import { heading, line, lines } from '../../cms/field-definition.ts';

const BUILT_IN = 'about:editor.builtIn';

/** The about page, and the home page's section about it. */
export const ABOUT = {
  collection: 'about',
  path: '/admin/about',
  label: 'about:admin.about',
  readersPath: '/about',
  sharedLabel: 'about:editor.shared',
  shared: {
    ...PICTURE,
    team: {
      kind: 'items',
      most: 30,
      label: 'about:editor.team',
      one: 'about:editor.member',
      add: 'about:editor.addMember',
      lacks: 'about:lacks.team',
      fields: {
        name: line(100, 'about:editor.name', { both: true, required: true, lacks: 'about:lacks.memberName' }),
        role: lines(300, 'about:editor.role', { both: true }),
        picture: { kind: 'picture', label: 'about:editor.picture' },
      },
    },
  },
  text: {
    ...TITLE,
    lead: lines(300, 'about:editor.lead', { note: OPTIONAL }),
    ...PICTURE_ALT,
    homeTitle: heading(120, 'about:editor.homeTitle', BUILT_IN),
    homeText: lines(600, 'about:editor.homeText', { note: OPTIONAL }),
    visionTitle: heading(60, 'about:editor.visionTitle', BUILT_IN),
    visionText: lines(600, 'about:editor.visionText', { required: true, lacks: 'about:lacks.vision' }),
    missionTitle: heading(60, 'about:editor.missionTitle', BUILT_IN),
    missionText: lines(600, 'about:editor.missionText', { required: true, lacks: 'about:lacks.mission' }),
    educationTitle: heading(60, 'about:editor.educationTitle', BUILT_IN),
    educationText: lines(600, 'about:editor.educationText', { note: OPTIONAL }),
    communityTitle: heading(60, 'about:editor.communityTitle', BUILT_IN),
    communityText: lines(600, 'about:editor.communityText', { note: OPTIONAL }),
    storyTitle: heading(120, 'about:editor.storyTitle', BUILT_IN),
    story: line(20000, 'about:editor.story', { required: true, as: 'markup', lacks: 'about:lacks.story' }),
    valuesTitle: heading(120, 'about:editor.valuesTitle', BUILT_IN),
    values: {
      kind: 'items',
      most: 8,
      label: 'about:editor.values',
      one: 'about:editor.value',
      add: 'about:editor.addValue',
      lacks: 'about:lacks.values',
      fields: {
        title: line(60, 'about:editor.valueTitle', { required: true, lacks: 'about:lacks.valueTitle' }),
        text: lines(300, 'about:editor.valueText'),
      },
    },
    teamTitle: heading(120, 'about:editor.teamTitle', BUILT_IN),
    teamText: lines(600, 'about:editor.teamText', { note: OPTIONAL }),
    teamButton: line(40, 'about:editor.teamButton', { note: OPTIONAL }),
  },
  list: null,
} as const satisfies ContentTypeDefinition;
