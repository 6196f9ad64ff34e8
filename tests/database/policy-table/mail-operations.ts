import { call, operations, read, serviceOnly, withoutRights, withRight } from './operation.ts';
import type { Operation, People, Request } from './operation.ts';

const INVITED = 'ratna@example.com';
const OTHER = 'other@example.com';
const KEY = '00000000-0000-4000-8000-0000000000c2';

/** An invitation whose mail was sent. */
const invited = (): string => `insert into private.invitations (email, role) values ('${INVITED}', 'editor');
  update private.outgoing_mails set sent_at = now(), attempts = 1`;
const waiting = (): string => `insert into private.invitations (email, role) values ('${INVITED}', 'editor')`;
/** One that was mailed as often as an address may be. */
const mailedOften = (): string => `${invited()};
  insert into private.outgoing_mails (kind, address, sent_at)
    select 'invitation', '${INVITED}', now() from generate_series(1, 2)`;
const again = (email = INVITED): Request => call('mail_invitation_again', { email });

/** The stage's mention waits to be mailed to the reviewer. */
const named = (): string =>
  `insert into private.outgoing_mails (kind, person, comment) select 'mention', m.person, m.comment from private.mentions m`;
const take = operations('rpc/take_mails');
const takes = (what: string, given: () => string): Operation =>
  take(what, call('take_mails', {}), serviceOnly('writes 1'), { given });

/** A mail that a sender has taken. */
const taken = (): string => `${waiting()};
  delete from private.outgoing_mails;
  insert into private.outgoing_mails (id, kind, address, attempts, taken_at) overriding system value
    values (7000000, 'invitation', '${INVITED}', 1, now())`;
const settle = operations('rpc/finish_mail');

const name = operations('rpc/add_comment');
const naming = ({ reviewer }: People): Request =>
  call('add_comment', { collection: 'articles', item: 7, key: KEY, body: 'Look', mentions: [reviewer.id] });
/** As many mails about mentions as a person may get in an hour. */
const often = ({ reviewer }: People): string => `insert into private.outgoing_mails (kind, person, sent_at)
  select 'mention', '${reviewer.id}', now() from generate_series(1, 20)`;

/** Each with a role has one; the secret key has no account. */
const KEYS: Operation['outcomes'] = {
  ...{ visitor: 'no right', user: 'error 403', other: 'error 403', service: 'error 403' },
  ...{ admin: 'writes 1', editor: 'writes 1', translator: 'writes 1', reviewer: 'writes 1' },
};

/** What is mailed to whom: on the stage nothing waits. */
export const MAIL_OPERATIONS: readonly Operation[] = [
  // The comment, the mention, and its mail; people get no mail about their own comments.
  name('name somebody', naming, { ...withRight('content.comment', 'writes 3', 'error 403'), reviewer: 'writes 1' }),
  name(
    'name somebody who wants no mails',
    naming,
    { admin: 'writes 2' },
    { given: ({ reviewer }) => `insert into private.mail_preferences values ('${reviewer.id}', false)` },
  ),
  name('name somebody who got many mails', naming, { admin: 'writes 2' }, { given: often }),

  take('take what waits', call('take_mails', {}), serviceOnly('nothing')),
  takes('take a mention', named),
  takes('take an invitation', waiting),
  settle('settle a mail', call('finish_mail', { mail: 7000000, attempt: 1 }), serviceOnly('writes 1'), {
    given: taken,
  }),
  settle('settle what isn’t there', call('finish_mail', { mail: 1, attempt: 1 }), serviceOnly('nothing')),
  settle(
    'settle what another sender has',
    call('finish_mail', { mail: 7000000, attempt: 2, error: 'x' }),
    serviceOnly('nothing'),
    { given: taken },
  ),

  ...mailAgain(),
  ...preferences(),
];

function mailAgain(): readonly Operation[] {
  const operation = operations('rpc/mail_invitation_again');
  const may = (outcome: 'writes 1' | 'nothing' | 'error 404' | 'error 429') =>
    withRight('people.manage', outcome, 'error 403');
  return [
    operation('mail it again', again(), may('writes 1'), { given: invited }),
    operation('mail one that waits to be mailed', again(), may('nothing'), { given: waiting }),
    operation('mail one that was mailed often', again(), may('error 429'), { given: mailedOften }),
    operation('mail somebody who isn’t invited', again(OTHER), may('error 404'), { given: invited }),
    ...withoutRights('rpc/mail_invitation_again', 'mail it again', again(), 'error 403', invited),
  ];
}

function preferences(): readonly Operation[] {
  const reading = read('rpc/read_mail_preferences');
  const saving = call('save_mail_preferences', { mentions: false, language: 'id' });
  return [
    operations('rpc/read_mail_preferences')('read', reading, withRight('content.comment', 'answers', 'error 403')),
    ...withoutRights('rpc/read_mail_preferences', 'read', reading, 'error 403'),
    operations('rpc/save_mail_preferences')('save one’s own', saving, {
      ...withRight('content.comment', 'writes 1', 'error 403'),
      // The secret key has no account.
      service: 'nothing',
    }),
    operations('rpc/save_mail_preferences')(
      'choose a language that there isn’t',
      call('save_mail_preferences', { mentions: true, language: 'fr' }),
      withRight('content.comment', 'error 400', 'error 403'),
    ),
    ...withoutRights('rpc/save_mail_preferences', 'save one’s own', saving, 'error 403'),
    operations('rpc/device_key')('ask for one’s own', call('device_key', {}), KEYS),
    ...withoutRights('rpc/device_key', 'ask for one’s own', call('device_key', {}), 'error 403'),
  ];
}
