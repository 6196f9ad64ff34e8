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
  withoutRights,
  withRight,
} from './operation.ts';
import type { Operation } from './operation.ts';

const message = operations('contact_messages');
const MESSAGE = { name: 'Budi', email: 'budi@example.com', message: 'Halo' };
const ANOTHER = { name: 'Cici', email: 'cici@example.com', message: 'Halo' };
const FORGED = { id: FORGED_ID, created_at: FORGED_TIME, shown_from: FORGED_TIME };
const FORGED_STATE = { state: 'spam', state_at: FORGED_TIME, state_by_name: 'Forged', assignee: FORGED_ID };
/** The state is stored by callers with the right, with an entry in the audit log. */
const NOTED = { also: ['audit_log'] };

/** What the inbox doesn't change, and what the service role's change becomes. */
const FIXED_COLUMNS = [
  ['id', FORGED_ID, 'nothing'],
  ['client_id', FORGED_ID, 'nothing'],
  ['name', 'Changed', 'writes 1'],
  ['email', 'changed@example.com', 'writes 1'],
  ['subject', 'Changed', 'writes 1'],
  ['message', 'Changed', 'writes 1'],
  ['phone', '0812', 'writes 1'],
  ['created_at', FORGED_TIME, 'nothing'],
  ['shown_from', FORGED_TIME, 'nothing'],
  ['state_at', FORGED_TIME, 'nothing'],
  ['state_by_name', 'Forged', 'nothing'],
  // The secret key may assign as it likes; an account that isn't there it can't.
  ['assignee', FORGED_ID, 'error 409'],
] as const;

/** The stage's message came too fast to be in the inbox yet. */
const waiting = (): string =>
  `set session_replication_role = replica;
   update public.contact_messages set shown_from = '2999-01-01';
   set session_replication_role = origin;`;

/** What ends a session before the token that it gave ends. */
const ENDED: readonly (readonly [string, NonNullable<Operation['given']>])[] = [
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
  message('read', read('contact_messages?select=*'), withRight('messages.answer', 'sees 1', 'sees 0')),
  message('count', count('contact_messages'), withRight('messages.answer', 'counts 1', 'counts 0')),
  ...withoutRights('contact_messages', 'read', read('contact_messages?select=*'), 'sees 0'),
  ...ENDED.map(([ended, given]) =>
    message(
      `read with a token that lives on after its session ${ended}`,
      read('contact_messages?select=*'),
      { admin: 'sees 0' },
      { given },
    ),
  ),
  message(
    'read one that waits for its turn',
    read('contact_messages?select=*'),
    { admin: 'sees 0', service: 'sees 1' },
    { given: waiting },
  ),
  message(
    'change the state of one that waits',
    change('contact_messages', { state: 'read' }),
    { admin: 'nothing', service: 'writes 1' },
    { given: waiting },
  ),
  message('insert', insert('contact_messages', MESSAGE), everybody('writes 1')),
  message(
    'insert with a number',
    insert('contact_messages', { ...MESSAGE, phone: '0812 3456' }),
    everybody('writes 1'),
  ),
  message(
    'insert with what is no number',
    insert('contact_messages', { ...MESSAGE, phone: 'x' }),
    everybody('error 400'),
  ),
  message(
    'insert with a forged id and time',
    insert('contact_messages', { ...MESSAGE, ...FORGED }),
    everybody('writes 1'),
    {
      forged: FORGED,
    },
  ),
  message('insert with a state', insert('contact_messages', { ...MESSAGE, ...FORGED_STATE }), everybody('writes 1'), {
    forged: FORGED_STATE,
  }),
  message('insert two', insert('contact_messages', [MESSAGE, ANOTHER]), [
    'error 400',
    'error 400',
    'error 400',
    'error 400',
    'writes 2',
  ]),
  message(
    'insert and have it back',
    insertAndRead('contact_messages', MESSAGE),
    withRight('messages.answer', 'writes 1', 'no row'),
  ),
  message('merge', merge('contact_messages', MESSAGE), serviceOnly('writes 1')),
  // Has to see whether one is there: who may not read may not do it.
  message('insert or ignore', ignore('contact_messages', MESSAGE), withRight('messages.answer', 'writes 1', 'no row')),
  message('put', put(`contact_messages?id=eq.${FORGED_ID}`, { ...MESSAGE, id: FORGED_ID }), serviceOnly('writes 1')),
  message(
    'change the state',
    change('contact_messages?name=neq.x', { state: 'read' }),
    withRight('messages.answer', 'writes 1', 'nothing'),
    NOTED,
  ),
  // Without a filter nothing has to be read: only the policy for changes stands between this and every state.
  message(
    'change every state',
    change('contact_messages', { state: 'read' }),
    withRight('messages.answer', 'writes 1', 'nothing'),
    NOTED,
  ),
  ...withoutRights('contact_messages', 'change every state', change('contact_messages', { state: 'read' }), 'nothing'),
  message(
    'change into a state that there isn’t',
    change('contact_messages?name=neq.x', { state: 'lost' }),
    withRight('messages.answer', 'error 400', 'nothing'),
  ),
  ...FIXED_COLUMNS.map(([column, value, outcome]) =>
    message(`change ${column}`, change('contact_messages?name=neq.x', { [column]: value }), serviceOnly(outcome), {
      forged: outcome === 'nothing' ? { [column]: value } : {},
    }),
  ),
  message('change without a filter', change('contact_messages', { message: 'Changed' }), serviceOnly('writes 1')),
  message('delete', remove('contact_messages?name=neq.x'), serviceOnly('writes 1')),
  // Without a filter nothing has to be read: only the right to delete stands before this.
  message('delete without a filter', remove('contact_messages'), serviceOnly('writes 1')),
];
