import {
  OPTIONAL,
  PICTURE,
  PICTURE_ALT,
  TITLE,
  type ContentTypeDefinition,
} from '../../cms/content-types/definition.ts';
import { line, lines } from '../../cms/field-definition.ts';

/** As features/hero-banners/parts/banners.css has them. */
const CROPS = [
  { label: 'pictures:crop.computer', ratio: 1.6 },
  { label: 'pictures:crop.tablet', ratio: 820 / 456 },
  { label: 'pictures:crop.phone', ratio: 360 / 219 },
] as const;

/** The first view of the home page: one banner, or several after each other. */
export const BANNERS = {
  collection: 'banners',
  path: '/admin/hero-banner',
  label: 'banners:admin.hero',
  readersPath: '/',
  sharedLabel: 'banners:shared',
  shared: {
    ...PICTURE,
    focus: { ...PICTURE.focus, crops: CROPS },
    buttonLink: {
      kind: 'link',
      to: ['web', 'page'],
      required: 'buttonLabel',
      label: 'banners:buttonLink',
      note: 'banners:buttonLinkNote',
      lacks: 'banners:lacks.buttonLink',
    },
    order: {
      kind: 'number',
      min: 0,
      max: 9999,
      label: 'banners:order',
      note: 'banners:orderNote',
      lacks: 'banners:lacks.order',
    },
    activeFrom: {
      kind: 'moment',
      label: 'banners:activeFrom',
      note: 'banners:activeFromNote',
      lacks: 'banners:lacks.activeFrom',
    },
    activeUntil: {
      kind: 'moment',
      label: 'banners:activeUntil',
      note: 'banners:activeUntilNote',
      lacks: 'banners:lacks.activeUntil',
    },
  },
  text: {
    ...TITLE,
    content: lines(300, 'banners:content', { note: OPTIONAL }),
    buttonLabel: line(40, 'banners:buttonLabel', {
      required: 'buttonLink',
      note: 'banners:buttonLabelNote',
      lacks: 'banners:lacks.buttonLabel',
    }),
    ...PICTURE_ALT,
  },
  hasPreviewLinks: true,
  list: { search: 'banners:search', empty: 'banners:empty.banners', begin: 'banners:new', lead: 'banners:lead' },
} as const satisfies ContentTypeDefinition;
