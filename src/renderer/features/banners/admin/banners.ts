import { PICTURE, PICTURE_ALT, type ShapeDefinition } from '../../../editing/shapes/shape.ts';

/** The first view of the home page: one banner, or several after each other. */
export const BANNERS = {
  collection: 'banners',
  path: '/admin/hero-banner',
  label: 'admin.hero',
  readersPath: '/',
  sharedLabel: 'banner.shared',
  shared: {
    ...PICTURE,
    buttonLink: {
      kind: 'link',
      to: ['web', 'page'],
      label: 'banner.buttonLink',
      note: 'banner.buttonLinkNote',
      lacks: 'lacks.buttonLink',
    },
    order: { kind: 'number', min: 0, max: 9999, label: 'banner.order', note: 'banner.orderNote', lacks: 'lacks.order' },
    activeFrom: {
      kind: 'moment',
      label: 'banner.activeFrom',
      note: 'banner.activeFromNote',
      lacks: 'lacks.activeFrom',
    },
    activeUntil: {
      kind: 'moment',
      label: 'banner.activeUntil',
      note: 'banner.activeUntilNote',
      lacks: 'lacks.activeUntil',
    },
  },
  text: {
    title: { kind: 'text', most: 120, required: true, label: 'edit.title', lacks: 'lacks.title' },
    content: { kind: 'text', most: 300, as: 'lines', label: 'banner.content', note: 'panes.optional' },
    buttonLabel: {
      kind: 'text',
      most: 40,
      required: 'buttonLink',
      label: 'banner.buttonLabel',
      note: 'banner.buttonLabelNote',
      lacks: 'lacks.buttonLabel',
    },
    ...PICTURE_ALT,
  },
  list: { search: 'banner.search', empty: 'empty.banners', begin: 'banner.new', lead: 'banner.lead' },
} as const satisfies ShapeDefinition;
