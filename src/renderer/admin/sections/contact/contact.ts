import {
  OPTIONAL,
  PICTURE,
  PICTURE_ALT,
  TITLE,
  type ContentTypeDefinition,
} from '../../cms/content-types/definition.ts';
import { heading, line, lines } from '../../cms/field-definition.ts';

/** How to reach the people behind the portal: the contact page, the end of the home page, and the footer. */
export const CONTACT = {
  collection: 'contact',
  path: '/admin/contact',
  label: 'contact:admin.contact',
  readersPath: '/contact',
  sharedLabel: 'contact:editor.shared',
  shared: {
    ...PICTURE,
    email: line(254, 'contact:editor.email', {
      required: true,
      like: '^[^@\\s<>"?&,;:/]+@[^@\\s<>"?&,;:/]+[.][a-zA-Z0-9-]+$',
      keyboard: 'email',
      note: 'contact:editor.emailNote',
      lacks: 'contact:lacks.email',
    }),
    phone: line(40, 'contact:editor.phone', {
      like: '^[+]?[0-9][0-9 ().-]{4,}$',
      keyboard: 'tel',
      note: 'contact:editor.phoneNote',
      lacks: 'contact:lacks.phone',
    }),
    address: lines(300, 'contact:editor.address', { note: 'contact:editor.addressNote' }),
    social: {
      kind: 'items',
      most: 8,
      label: 'contact:editor.social',
      note: 'contact:editor.socialNote',
      one: 'contact:editor.network',
      add: 'contact:editor.addNetwork',
      lacks: 'contact:lacks.social',
      fields: {
        name: line(40, 'contact:editor.networkName', { required: true, lacks: 'contact:lacks.networkName' }),
        link: {
          kind: 'link',
          to: ['web'],
          required: true,
          label: 'contact:editor.networkLink',
          lacks: 'contact:lacks.networkLink',
        },
      },
    },
  },
  text: {
    ...TITLE,
    lead: lines(300, 'contact:editor.lead', { note: OPTIONAL }),
    ...PICTURE_ALT,
    place: line(120, 'contact:editor.place', {
      required: true,
      note: 'contact:editor.placeNote',
      lacks: 'contact:lacks.place',
    }),
    askTitle: heading(120, 'contact:editor.askTitle', OPTIONAL),
    askText: lines(600, 'contact:editor.askText', { note: OPTIONAL }),
    noteTitle: heading(120, 'contact:editor.noteTitle', OPTIONAL),
    noteText: lines(1000, 'contact:editor.noteText', { note: OPTIONAL }),
  },
  list: null,
} as const satisfies ContentTypeDefinition;
