import { PICTURE, PICTURE_ALT, type ShapeDefinition } from '../../../editing/shapes/shape.ts';

/** Groups of farmers and friends of nature that readers can join. */
export const COMMUNITIES = {
  collection: 'communities',
  path: '/admin/community',
  label: 'admin.community',
  readersPath: '/about',
  sharedLabel: 'community.shared',
  shared: {
    ...PICTURE,
    link: { kind: 'link', to: ['web'], label: 'community.link', note: 'community.linkNote', lacks: 'lacks.link' },
  },
  text: {
    title: { kind: 'text', most: 120, required: true, label: 'community.title', lacks: 'lacks.communityTitle' },
    content: {
      kind: 'text',
      most: 600,
      required: true,
      as: 'lines',
      label: 'community.content',
      lacks: 'lacks.communityContent',
    },
    place: { kind: 'text', most: 120, label: 'community.place', note: 'panes.optional' },
    ...PICTURE_ALT,
  },
  list: { search: 'community.search', empty: 'empty.communities', begin: 'community.new', lead: 'community.lead' },
} as const satisfies ShapeDefinition;
