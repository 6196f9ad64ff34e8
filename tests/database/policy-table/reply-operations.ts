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
  name: string,
  what: string,
  request: Request | ((people: People) => Request),
  outcome: Outcome,
  given?: Operation['given'],
): Operation =>
  operations(`rpc/${name}`)(
    what,
    request,
    withRight('messages.answer', outcome, 'error 403'),
    given === undefined ? {} : { given },
  );

const assign = (person: keyof People | null, body: object = {}): ((people: People) => Request) => {
  return (people) =>
    call('assign_message', { message: MESSAGE, person: person && people[person].id, was: null, ...body });
};
const taken = ({ deputy }: People): string => `update public.contact_messages set assignee = '${deputy.id}'`;

const TEMPLATE = { id: KEY, language: 'id', name: 'Thanks', body: 'Yes', version: 0 };
const template = (body: object): Request => call('save_reply_template', { ...TEMPLATE, ...body });
const drop = (version: number): Request => call('delete_reply_template', { id: KEY, version });
const there = (id = `'${KEY}'`): string =>
  `insert into private.reply_templates (id, language, name, body) values (${id}, 'id', 'Thanks', 'Yes')`;
const many = (): string =>
  `insert into private.reply_templates (id, language, name, body)
   select gen_random_uuid(), 'id', 'n' || n, 'Yes' from generate_series(1, 100) n`;

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
  reply('list_answerers', 'call', read('rpc/list_answerers'), 'finds 2'),
  ...withoutRights('rpc/list_answerers', 'call', read('rpc/list_answerers'), 'error 403'),
  // The message, and the log's line about it.
  reply('assign_message', 'assign', assign('deputy'), 'writes 2'),
  ...withoutRights('rpc/assign_message', 'assign', assign('deputy'), 'error 403'),
  reply('assign_message', 'assign to an editor', assign('editor'), 'error 400'),
  reply('assign_message', 'assign to somebody without a role', assign('user'), 'error 400'),
  reply('assign_message', 'assign what isn’t there', assign('deputy', { message: KEY }), 'error 404'),
  reply('assign_message', 'assign what waits for its turn', assign('deputy'), 'error 404', waiting),
  reply('assign_message', 'assign what somebody else has taken', assign('admin'), 'error 409', taken),
  reply('assign_message', 'assign the same again', assign('deputy'), 'nothing', taken),
  reply('list_reply_templates', 'call', read('rpc/list_reply_templates'), 'finds 1', () => there()),
  ...withoutRights('rpc/list_reply_templates', 'call', read('rpc/list_reply_templates'), 'error 403'),
  // The template, and the log's line about it.
  reply('save_reply_template', 'add', template({}), 'writes 2'),
  ...withoutRights('rpc/save_reply_template', 'add', template({}), 'error 403'),
  reply('save_reply_template', 'add the same again', template({}), 'nothing', () => there()),
  reply('save_reply_template', 'change', template({ name: 'New', version: 1 }), 'writes 2', () => there()),
  reply('save_reply_template', 'change another version', template({ body: 'No', version: 2 }), 'error 412', () =>
    there(),
  ),
  reply('save_reply_template', 'take another one’s name', template({}), 'error 409', () => there('gen_random_uuid()')),
  reply('save_reply_template', 'add without a name', template({ name: ' ' }), 'error 400'),
  reply('save_reply_template', 'add a name of two lines', template({ name: 'a\nb' }), 'error 400'),
  reply('save_reply_template', 'add without words', template({ body: ' ' }), 'error 400'),
  reply('save_reply_template', 'add what is no text', template({ body: 'a\u0007b' }), 'error 400'),
  reply('save_reply_template', 'add too long a text', template({ body: 'x'.repeat(5001) }), 'error 400'),
  reply('save_reply_template', 'add in a language that there isn’t', template({ language: 'fr' }), 'error 400'),
  reply('save_reply_template', 'add more than there is room for', template({}), 'error 413', many),
  reply('delete_reply_template', 'delete', drop(1), 'writes 2', () => there()),
  ...withoutRights('rpc/delete_reply_template', 'delete', drop(1), 'error 403', () => there()),
  reply('delete_reply_template', 'delete another version', drop(2), 'error 412', () => there()),
  reply('delete_reply_template', 'delete what is gone', drop(1), 'nothing'),
];
