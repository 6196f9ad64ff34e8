import type { FunctionGuards } from './guards.ts';

/** The guards of what is mailed. */
export const MAIL_GUARDS: readonly FunctionGuards[] = [
  [
    'private.mail_mention()',
    'rpc/add_comment',
    [
      'that whoever wants no mails is mailed',
      'coalesce((select p.mentions from private.mail_preferences p where p.person = new.person), true)',
      'true',
    ],
    ['that somebody is mailed as often as one names them', 'private.may_mail_person(new.person, author)', 'true'],
  ],
  [
    'private.mail_invitation()',
    'rpc/invite_person',
    ['that an invitation is mailed each time it is made', `tg_op = 'INSERT'`, 'true'],
  ],
  [
    'private.mail_invitation_again(text)',
    'rpc/mail_invitation_again',
    ['that an address that isn’t invited is mailed', 'i.email = wanted', 'true'],
    ['that an address is mailed as often as one likes', 'not private.may_mail_address(wanted)', 'false'],
  ],
];
