import {
  FORGED_ID,
  FORGED_TIME,
  change,
  count,
  everybody,
  ignore,
  insert,
  insertAndRead,
  merge,
  operations,
  put,
  read,
  remove,
  serviceOnly,
} from './operation.ts';
import type { Operation } from './operation.ts';

const message = operations('contact_messages');
const MESSAGE = { name: 'Budi', email: 'budi@example.com', message: 'Halo' };
const ANOTHER = { name: 'Cici', email: 'cici@example.com', message: 'Halo' };
const FORGED = { id: FORGED_ID, created_at: FORGED_TIME };

/** What ends a session before the token that it gave ends. */
const ENDED: readonly (readonly [string, NonNullable<Operation['given']>])[] = [
  ['was closed', ({ admin }) => `delete from auth.sessions where user_id = '${admin.id}'`],
  [
    'was closed and another one opened',
    ({ admin }) => `update auth.sessions set id = gen_random_uuid() where user_id = '${admin.id}'`,
  ],
  ['was over', ({ admin }) => `update auth.sessions set not_after = now() where user_id = '${admin.id}'`],
  [
    'became somebody else’s',
    ({ admin, user }) => `update auth.sessions set user_id = '${user.id}' where user_id = '${admin.id}'`,
  ],
];

/** What visitors write to us: the stage has one message. */
export const MESSAGE_OPERATIONS: readonly Operation[] = [
  message('read', read('contact_messages?select=*'), ['no right', 'sees 0', 'sees 0', 'sees 1', 'sees 1']),
  message('count', count('contact_messages'), ['no right', 'counts 0', 'counts 0', 'counts 1', 'counts 1']),
  message(
    'read, where super admins need a second factor',
    read('contact_messages?select=*'),
    ['no right', 'sees 0', 'sees 0', 'sees 0', 'sees 1'],
    { given: () => 'update private.settings set admin_needs_second_factor = true' },
  ),
  ...ENDED.map(([ended, given]) =>
    message(
      `read with a token that lives on after its session ${ended}`,
      read('contact_messages?select=*'),
      ['no right', 'sees 0', 'sees 0', 'sees 0', 'sees 1'],
      { given },
    ),
  ),
  message('insert', insert('contact_messages', MESSAGE), everybody('writes 1')),
  message(
    'insert with a forged id and time',
    insert('contact_messages', { ...MESSAGE, ...FORGED }),
    everybody('writes 1'),
    {
      forged: FORGED,
    },
  ),
  message('insert two', insert('contact_messages', [MESSAGE, ANOTHER]), [
    'error 400',
    'error 400',
    'error 400',
    'error 400',
    'writes 2',
  ]),
  message('insert and have it back', insertAndRead('contact_messages', MESSAGE), [
    'no right',
    'no row',
    'no row',
    'writes 1',
    'writes 1',
  ]),
  message('merge', merge('contact_messages', MESSAGE), serviceOnly('writes 1')),
  // Has to see whether one is there: who may not read may not do it.
  message('insert or ignore', ignore('contact_messages', MESSAGE), [
    'no right',
    'no row',
    'no row',
    'writes 1',
    'writes 1',
  ]),
  message('put', put(`contact_messages?id=eq.${FORGED_ID}`, { ...MESSAGE, id: FORGED_ID }), serviceOnly('writes 1')),
  message('change', change('contact_messages?name=neq.x', { message: 'Changed' }), serviceOnly('writes 1')),
  message('change without a filter', change('contact_messages', { message: 'Changed' }), serviceOnly('writes 1')),
  message('forge the id and the time', change('contact_messages?name=neq.x', FORGED), serviceOnly('nothing'), {
    forged: FORGED,
  }),
  message('delete', remove('contact_messages?name=neq.x'), serviceOnly('writes 1')),
  // Without a filter nothing has to be read: only the right to delete stands before this.
  message('delete without a filter', remove('contact_messages'), serviceOnly('writes 1')),
];
