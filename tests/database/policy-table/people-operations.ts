import {
  ofOneself,
  FORGED_ID,
  FORGED_TIME,
  call,
  change,
  count,
  everybody,
  ignore,
  insert,
  merge,
  operations,
  put,
  read,
  remove,
  serviceOnly,
  withoutRights,
  withRight,
} from './operation.ts';
import type { Operation, Outcome, People, Request } from './operation.ts';
import type { Person } from '../../support/backend/backend.ts';

const profile = operations('profiles');
const TIMES = { created_at: FORGED_TIME, updated_at: FORGED_TIME };
/** A person other than the caller. */
const stranger = (people: People, me: Person): Person => (me === people.user ? people.other : people.user);

const role = operations('user_roles');
const superAdmin = ({ id }: Person): object => ({ user_id: id, role: 'superadmin' });
const roleOf = ({ id }: Person): string => `user_roles?user_id=eq.${id}&role=eq.superadmin`;

const INVITED = 'ratna@example.com';
const invited = (): string => `insert into private.invitations (email, role) values ('${INVITED}', 'editor')`;

/** What stands in the link of an invitation. */
const CODE = 'c'.repeat(40);
/** An invitation of the caller, or of somebody else. */
const invitedMe = (_: People, me: Person): string =>
  `insert into private.invitations (email, role, code) values ('${me.email}', 'editor', '${CODE}')`;
const invitedAnother = (): string =>
  `insert into private.invitations (email, role, code) values ('${INVITED}', 'editor', '${CODE}')`;
const accept = call('accept_invitation', { code: CODE });

/** Invitations, as those see them who were sent the link. */
const INVITATION_OPERATIONS: readonly Operation[] = [
  operations('rpc/read_invitation')(
    'read by the code',
    read(`rpc/read_invitation?code=${CODE}`),
    everybody('answers'),
    {
      given: invitedAnother,
    },
  ),
  operations('rpc/read_invitation')(
    'read by another code',
    read(`rpc/read_invitation?code=${'d'.repeat(40)}`),
    everybody('knows nothing'),
    { given: invitedAnother },
  ),
  operations('rpc/read_invitation')(
    'read one that is over',
    read(`rpc/read_invitation?code=${CODE}`),
    everybody('knows nothing'),
    { given: () => `${invitedAnother()}; update private.invitations set invited_at = now() - interval '15 days'` },
  ),
  // The role and the log; the invitation itself is in no table that is counted.
  operations('rpc/accept_invitation')(
    'accept an invitation',
    accept,
    { user: 'writes 2', other: 'writes 2' },
    { given: invitedMe },
  ),
  operations('rpc/accept_invitation')(
    'accept an invitation, with a role already',
    accept,
    // The log: the invitation is gone.
    { editor: 'writes 1', translator: 'writes 1', reviewer: 'writes 1', admin: 'writes 1' },
    { given: invitedMe },
  ),
  operations('rpc/accept_invitation')(
    'accept somebody else’s invitation',
    accept,
    { visitor: 'no right', user: 'nothing', other: 'nothing', editor: 'nothing', service: 'error 403' },
    { given: invitedAnother },
  ),
  operations('rpc/accept_invitation')(
    'accept an invitation by another code',
    call('accept_invitation', { code: 'd'.repeat(40) }),
    { user: 'nothing', other: 'nothing' },
    { given: invitedMe },
  ),
  operations('rpc/lacks_password')('ask for oneself', read('rpc/lacks_password'), ofOneself('answers', 'answers')),
];

/** What super admins do with one another; all of it is refused to everybody else. */
const DEEDS: readonly (readonly [
  name: string,
  what: string,
  request: (people: People) => Request,
  outcome: Outcome,
  given?: (people: People) => string,
])[] = [
  ['list_people', 'call', () => read('rpc/list_people'), 'finds 5'],
  [
    'invite_person',
    'add somebody who has an account',
    ({ user }) => call('invite_person', { email: user.email, role: 'superadmin' }),
    'writes 2',
  ],
  [
    'invite_person',
    'add one who has a role already',
    ({ deputy }) => call('invite_person', { email: deputy.email, role: 'superadmin' }),
    'nothing',
  ],
  [
    'invite_person',
    'add somebody who hasn’t confirmed the address: that is an invitation',
    ({ other }) => call('invite_person', { email: other.email, role: 'superadmin' }),
    // The log alone: a mail waits already.
    'writes 1',
    ({ other }) => `update auth.users set email_confirmed_at = null where id = '${other.id}';
      insert into private.outgoing_mails (kind, address) values ('invitation', '${other.email}')`,
  ],
  ['invite_person', 'invite', () => call('invite_person', { email: INVITED, role: 'superadmin' }), 'writes 2'],
  [
    'invite_person',
    'invite once more',
    () => call('invite_person', { email: INVITED, role: 'superadmin' }),
    'writes 1',
    () => `${invited()}; update private.outgoing_mails set sent_at = now()`,
  ],
  ['invite_person', 'invite nobody', () => call('invite_person', { email: 'nobody', role: 'superadmin' }), 'error 400'],
  ['withdraw_invitation', 'withdraw', () => call('withdraw_invitation', { email: INVITED }), 'writes 1', invited],
  [
    'invite_person',
    'invite as what there isn’t',
    () => call('invite_person', { email: INVITED, role: 'owner' }),
    'error 400',
  ],
  [
    'invite_person',
    'invite a translator of no language',
    () => call('invite_person', { email: INVITED, role: 'translator' }),
    'error 400',
  ],
  [
    'set_role',
    'give another role',
    ({ editor }) => call('set_role', { person: editor.id, role: 'reviewer' }),
    'writes 2',
  ],
  [
    'set_role',
    'give the same role',
    ({ translator }) => call('set_role', { person: translator.id, role: 'translator', language: 'en' }),
    'nothing',
  ],
  [
    'set_role',
    'give a role to somebody who has none',
    ({ user }) => call('set_role', { person: user.id, role: 'editor' }),
    'error 404',
  ],
  [
    'set_role',
    'make the last super admin an editor',
    ({ admin }) => call('set_role', { person: admin.id, role: 'editor' }),
    'error 409',
    ({ deputy }) => `delete from public.user_roles where user_id = '${deputy.id}'`,
  ],
  [
    'change_roles',
    'change two at once, one of them nobody’s',
    ({ editor, user }) =>
      call('change_roles', {
        changes: [
          { id: editor.id, role: 'reviewer' },
          { id: user.id, role: null },
        ],
      }),
    'writes 2',
  ],
  [
    'change_roles',
    'remove',
    ({ deputy }) => call('change_roles', { changes: [{ id: deputy.id, role: null }] }),
    'writes 2',
  ],
  [
    'change_roles',
    'change what is as wanted already',
    ({ translator }) => call('change_roles', { changes: [{ id: translator.id, role: 'translator', language: 'en' }] }),
    'nothing',
  ],
  ['remove_person', 'remove one of two', ({ deputy }) => call('remove_person', { person: deputy.id }), 'writes 2'],
  [
    'remove_person',
    'remove one who has no role',
    ({ user }) => call('remove_person', { person: user.id }),
    'error 404',
  ],
  [
    'remove_person',
    'remove the last one',
    ({ admin }) => call('remove_person', { person: admin.id }),
    'error 409',
    ({ deputy }) => `delete from public.user_roles where user_id = '${deputy.id}'`,
  ],
];

const firstOf = (name: string): string | undefined => DEEDS.find(([each]) => each === name)?.[1];

const DEED_OPERATIONS: readonly Operation[] = DEEDS.flatMap(([name, what, request, outcome, given]) => [
  operations(`rpc/${name}`)(what, request, withRight('people.manage', outcome, 'error 403'), given ? { given } : {}),
  ...(firstOf(name) === what ? withoutRights(`rpc/${name}`, what, request, 'error 403', given) : []),
]);

/** Profiles and roles: on the stage all seven who have signed up have a profile, five a role, two of them as super admins. */
export const PEOPLE_OPERATIONS: readonly Operation[] = [
  ...INVITATION_OPERATIONS,
  profile('read', read('profiles?select=*'), ofOneself('sees 1', 'sees 7')),
  profile('count', count('profiles'), ofOneself('counts 1', 'counts 7')),
  profile('read one’s own', (_, me) => read(`profiles?id=eq.${me.id}`), ofOneself('sees 1', 'sees 1')),
  profile(
    'read a stranger’s',
    (people, me) => read(`profiles?id=eq.${stranger(people, me).id}`),
    ofOneself('sees 0', 'sees 1'),
  ),
  profile('insert', (_, me) => insert('profiles', { id: me.id, full_name: 'New' }), serviceOnly('writes 1'), {
    given: (_, me) => `delete from public.profiles where id = '${me.id}'`,
  }),
  profile('insert with forged times', (_, me) => insert('profiles', { id: me.id, ...TIMES }), serviceOnly('writes 1'), {
    given: (_, me) => `delete from public.profiles where id = '${me.id}'`,
    forged: TIMES,
  }),
  profile('merge one’s own', (_, me) => merge('profiles', { id: me.id, full_name: 'New' }), serviceOnly('writes 1')),
  profile('insert or ignore', (_, me) => ignore('profiles', { id: me.id, full_name: 'New' }), serviceOnly('nothing')),
  profile(
    'put one’s own',
    (_, me) => put(`profiles?id=eq.${me.id}`, { id: me.id, full_name: 'New', ...TIMES }),
    serviceOnly('writes 1'),
    { forged: TIMES },
  ),
  profile(
    'change one’s own name',
    (_, me) => change(`profiles?id=eq.${me.id}`, { full_name: 'New' }),
    ofOneself('writes 1', 'writes 1'),
  ),
  profile(
    'change a stranger’s name',
    (people, me) => change(`profiles?id=eq.${stranger(people, me).id}`, { full_name: 'New' }),
    ofOneself('nothing', 'writes 1'),
  ),
  // Without a filter nothing has to be read: only the policy for changes stands between this and everybody's name.
  profile('change every name', change('profiles', { full_name: 'New' }), ofOneself('writes 1', 'writes 7')),
  profile(
    'change one’s own id',
    (_, me) => change(`profiles?id=eq.${me.id}`, { id: FORGED_ID }),
    serviceOnly('writes 1'),
    { forged: { id: FORGED_ID } },
  ),
  ...(['created_at', 'updated_at'] as const).map((column) =>
    profile(
      `forge one’s own ${column}`,
      (_, me) => change(`profiles?id=eq.${me.id}`, { [column]: FORGED_TIME }),
      serviceOnly('writes 1'),
      { forged: { [column]: FORGED_TIME } },
    ),
  ),
  profile('delete one’s own', (_, me) => remove(`profiles?id=eq.${me.id}`), serviceOnly('writes 1')),
  profile('delete all', remove('profiles'), serviceOnly('writes 7')),

  role('read', read('user_roles?select=*'), { ...withRight('admin.open', 'sees 1', 'sees 0'), service: 'sees 5' }),
  role('count', count('user_roles'), { ...withRight('admin.open', 'counts 1', 'counts 0'), service: 'counts 5' }),
  role(
    'read a super admin’s',
    ({ deputy }) => read(`user_roles?user_id=eq.${deputy.id}`),
    ofOneself('sees 0', 'sees 1'),
  ),
  role(
    'insert one for a stranger',
    (people, me) => insert('user_roles', superAdmin(stranger(people, me))),
    serviceOnly('writes 1'),
  ),
  role(
    'insert with a forged time',
    ({ user }) => insert('user_roles', { ...superAdmin(user), created_at: FORGED_TIME }),
    serviceOnly('writes 1'),
    { forged: { created_at: FORGED_TIME } },
  ),
  role('merge one for oneself', (_, me) => merge('user_roles', superAdmin(me)), serviceOnly('writes 1')),
  role('insert or ignore', (_, me) => ignore('user_roles', superAdmin(me)), serviceOnly('writes 1')),
  role('put one for oneself', (_, me) => put(roleOf(me), superAdmin(me)), serviceOnly('writes 1')),
  role(
    'take somebody’s over',
    ({ user, deputy }) => change(`user_roles?user_id=eq.${deputy.id}`, { user_id: user.id }),
    serviceOnly('error 409'),
  ),
  role('change all into another role', change('user_roles', { role: 'editor' }), serviceOnly('error 409')),
  role('forge the time', change('user_roles?role=eq.superadmin', { created_at: FORGED_TIME }), serviceOnly('nothing')),
  role('delete one of two', ({ deputy }) => remove(`user_roles?user_id=eq.${deputy.id}`), serviceOnly('writes 1')),
  role('delete all without a filter', remove('user_roles'), serviceOnly('error 409')),
  role('delete both', remove('user_roles?role=eq.superadmin'), serviceOnly('error 409')),
  role('delete the last', remove('user_roles?role=eq.superadmin'), serviceOnly('error 409'), {
    given: ({ deputy }) => `delete from public.user_roles where user_id = '${deputy.id}'`,
  }),
  role('delete one’s own', (_, me) => remove(roleOf(me)), serviceOnly('nothing')),
  ...DEED_OPERATIONS,
];
