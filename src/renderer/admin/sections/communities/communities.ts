import { OPTIONAL, PICTURE, PICTURE_ALT, type ContentTypeDefinition } from '../../cms/content-types/definition.ts';
import { line, lines } from '../../cms/field-definition.ts';

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
    title: line(120, 'communities:title', { required: true, lacks: 'communities:lacks.communityTitle' }),
    content: lines(600, 'communities:content', { required: true, lacks: 'communities:lacks.communityContent' }),
    place: line(120, 'communities:place', { note: OPTIONAL }),
    ...PICTURE_ALT,
  },
  list: {
    search: 'communities:search',
    empty: 'communities:empty.communities',
    begin: 'communities:new',
    lead: 'communities:lead',
  },
} as const satisfies ContentTypeDefinition;
