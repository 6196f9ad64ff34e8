import { PICTURE, PICTURE_ALT, type ContentTypeDefinition } from '../../cms/content-types/definition.ts';

/** Groups of farmers and friends of nature that readers can join. */
export const COMMUNITIES = {
  collection: 'communities',
  path: '/admin/community',
  label: 'communities:admin.community',
  readersPath: '/about',
  sharedLabel: 'communities:shared',
  shared: {
    ...PICTURE,
    link: {
      kind: 'link',
      to: ['web'],
      label: 'communities:link',
      note: 'communities:linkNote',
      lacks: 'communities:lacks.link',
    },
  },
  text: {
    title: {
      kind: 'text',
      most: 120,
      required: true,
      label: 'communities:title',
      lacks: 'communities:lacks.communityTitle',
    },
    content: {
      kind: 'text',
      most: 600,
      required: true,
      as: 'lines',
      label: 'communities:content',
      lacks: 'communities:lacks.communityContent',
    },
    place: { kind: 'text', most: 120, label: 'communities:place', note: 'translation:optional' },
    ...PICTURE_ALT,
  },
  list: {
    search: 'communities:search',
    empty: 'communities:empty.communities',
    begin: 'communities:new',
    lead: 'communities:lead',
  },
} as const satisfies ContentTypeDefinition;
