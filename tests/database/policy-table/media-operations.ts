import { call, operations, read, withoutRights, withRight } from './operation.ts';
import type { Operation, Outcome, Request } from './operation.ts';

const FOLDER = '00000000-0000-4000-8000-0000000000f1';
const ADDRESS = '/media/00000000-0000-4000-8000-0000000000f2/480.webp';

/** SQL: drafts 7 and 8 show a picture of the storage. */
const pictured = (): string => `
  set session_replication_role = replica;
  update public.drafts set document = jsonb_set(document, '{image}', '"/media/${FOLDER}/480.webp"') where id in (7, 8);
  set session_replication_role = origin;`;

const CALLS: readonly (readonly [name: string, what: string, request: Request, outcome: Outcome])[] = [
  ['list_media', 'call', read('rpc/list_media'), 'finds 0'],
  ['name_picture', 'name', call('name_picture', { folder: FOLDER, name: 'IMG_1.jpg' }), 'nothing'],
  ['name_picture', 'name without a name', call('name_picture', { folder: FOLDER, name: ' ' }), 'error 400'],
  ['replace_picture', 'replace', call('replace_picture', { folder: FOLDER, address: ADDRESS }), 'writes 4'],
  [
    'replace_picture',
    'replace by no picture',
    call('replace_picture', { folder: FOLDER, address: '/x.svg' }),
    'error 400',
  ],
];

/** The functions that pictures are looked after with. */
export const MEDIA_OPERATIONS: readonly Operation[] = CALLS.flatMap(([name, what, request, outcome], at) => {
  const first = CALLS.findIndex(([each]) => each === name) === at;
  return [
    operations(`rpc/${name}`)(
      what,
      request,
      withRight(name === 'list_media' ? 'content.read' : 'content.edit', outcome, 'error 403'),
      { given: pictured },
    ),
    ...(first ? withoutRights(`rpc/${name}`, what, request, 'error 403', pictured) : []),
  ];
});
