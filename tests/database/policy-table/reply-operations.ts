import type { Person } from '../../support/backend/backend.ts';
import { call, operations, read, withoutRights, withRight } from './operation.ts';
import type { Operation, Outcome, People, Request } from './operation.ts';

const MESSAGE = '00000000-0000-4000-8000-000000000001';
const KEY = '00000000-0000-4000-8000-0000000000d1';
const add = (body: object): Request => call('add_reply', { message: MESSAGE, key: KEY, body: 'Yes', ...body });

const settle = (body: object): Request => call('finish_reply', { reply: KEY, sent: true, ...body });

/** This many replies to the stage's message, by a person or without an author. */
const replies = (count: number, key: string, author: string): string =>
  `insert into private.message_replies (id, message, body, author, author_name)
   select ${key}, '${MESSAGE}', 'Yes', ${author}, 'Name' from generate_series(1, ${count})`;
const one = (): string => replies(1, 'gen_random_uuid()', 'null');
const full = (): string => replies(50, 'gen_random_uuid()', 'null');
const others = ({ deputy }: People): string => replies(1, `'${KEY}'`, `'${deputy.id}'`);
/** Replies by the caller; the secret key has no account. */
const own = ({ user }: People, me: Person): string => replies(1, `'${KEY}'`, me.id === user.id ? 'null' : `'${me.id}'`);
const sent = (people: People): string => `${others(people)}; update private.message_replies set sent = true`;
const waiting = (): string =>
  `set session_replication_role = replica;
   update public.contact_messages set shown_from = '2999-01-01';
   set session_replication_role = origin;`;

const reply = (
  name: 'list_replies' | 'add_reply' | 'finish_reply',
  what: string,
  request: Request,
  outcome: Outcome,
  given?: Operation['given'],
): Operation =>
  operations(`rpc/${name}`)(
    what,
    request,
    withRight('messages.answer', outcome, 'error 403'),
    given === undefined ? {} : { given },
  );

/** What is answered to the stage's message. */
export const REPLY_OPERATIONS: readonly Operation[] = [
  reply('list_replies', 'call', read(`rpc/list_replies?message=${MESSAGE}`), 'finds 1', one),
  ...withoutRights('rpc/list_replies', 'call', read(`rpc/list_replies?message=${MESSAGE}`), 'error 403', one),
  reply('add_reply', 'reply', add({}), 'writes 1'),
  ...withoutRights('rpc/add_reply', 'reply', add({}), 'error 403'),
  reply('add_reply', 'say nothing', add({ body: ' ' }), 'error 400'),
  reply('add_reply', 'say too much', add({ body: 'x'.repeat(5001) }), 'error 400'),
  reply('add_reply', 'say what is no text', add({ body: 'a\u0007b' }), 'error 400'),
  reply('add_reply', 'reply without a key', add({ key: null }), 'error 400'),
  reply('add_reply', 'reply to what isn’t there', add({ message: KEY }), 'error 404'),
  reply('add_reply', 'reply to what waits for its turn', add({}), 'error 404', waiting),
  reply('add_reply', 'send the same again', add({}), 'nothing', own),
  reply('add_reply', 'send other words under the same key', add({ body: 'No' }), 'error 409', own),
  reply('add_reply', 'reply under somebody else’s key', add({}), 'error 409', others),
  reply('add_reply', 'reply more than can be read', add({}), 'error 413', full),
  // The reply, the message's state, and the log's line about that.
  reply('finish_reply', 'say that the mail went', settle({}), 'writes 3', others),
  ...withoutRights('rpc/finish_reply', 'say that the mail went', settle({}), 'error 403', others),
  reply('finish_reply', 'say that it didn’t', settle({ sent: false }), 'writes 1', others),
  reply('finish_reply', 'leave it open', settle({ sent: null }), 'nothing', others),
  reply('finish_reply', 'say that it didn’t where it went', settle({ sent: false }), 'error 409', sent),
  reply('finish_reply', 'say it of what isn’t there', settle({}), 'error 404'),
];
