import type { Right } from '#domain/roles.ts';
import type { Person } from '../../support/backend/backend.ts';
import { call, operations, read, withoutRights, withRight } from './operation.ts';
import type { Operation, Outcome, People, Request } from './operation.ts';
import { COMMENT, VERSIONS } from './scene.ts';

const KEY = '00000000-0000-4000-8000-0000000000c1';
const DRAFT = { collection: 'articles', item: 7 };
const BINNED = { collection: 'articles', item: 8 };
const READ = { ...DRAFT, version: VERSIONS[7] };
const EARLIER = { ...DRAFT, version: VERSIONS[7] - 1 };
const PARAGRAPH = { language: 'id', field: 'content', quote: 'T', place: 0 };

interface Told {
  readonly name: string;
  readonly what: string;
  readonly right: Right;
  readonly request: Request;
  readonly outcome: Outcome;
  /** Callers with another result than their right gives. */
  readonly but?: Operation['outcomes'];
  readonly given?: (people: People, me: Person) => string;
}

const told = (
  name: string,
  what: string,
  right: Right,
  request: Request,
  outcome: Outcome,
  more: Pick<Told, 'but' | 'given'> = {},
): Told => ({ name, what, right, request, outcome, ...more });

/** Makes the comment the caller's own. */
const own = (_: People, me: Person): string => `update private.comments set author = '${me.id}'`;
/** A comment of another draft. */
const elsewhere = `insert into private.comments (id, collection, draft_id, body, author_name)
  values ('${KEY}', 'articles', 1, 'There', 'Name')`;
const named = (_: People, me: Person): string =>
  `insert into private.mentions values ('${COMMENT}', '${me.id}') on conflict do nothing`;
/** As many threads as a draft takes. */
const full = (): string => `insert into private.comments (id, collection, draft_id, body, author_name)
  select gen_random_uuid(), 'articles', 7, 'One', 'Name' from generate_series(1, 199)`;
const notReady = (): string => 'delete from private.review_requests';
const add = (body: object): Request => call('add_comment', { ...DRAFT, key: KEY, body: 'Yes', ...body });

const TOLD: readonly Told[] = [
  // It is about the language that the translator doesn't write.
  told('list_comments', 'call', 'content.comment', read('rpc/list_comments?collection=articles&item=7'), 'finds 1', {
    but: { translator: 'finds 0' },
  }),
  // All who may read drafts except the caller; the secret key isn't a person.
  told('list_readers', 'call', 'content.comment', read('rpc/list_readers'), 'finds 4', { but: { service: 'finds 5' } }),
  told('add_comment', 'comment on a paragraph', 'content.comment', add({ paragraph: PARAGRAPH }), 'writes 1'),
  told('add_comment', 'comment on all of it', 'content.comment', add({}), 'writes 1'),
  told('add_comment', 'answer', 'content.comment', add({ thread: COMMENT }), 'writes 1'),
  told('add_comment', 'say nothing', 'content.comment', add({ body: ' ' }), 'error 400'),
  told('add_comment', 'say too much', 'content.comment', add({ body: 'x'.repeat(2001) }), 'error 400'),
  told('add_comment', 'say what is no text', 'content.comment', add({ body: 'a\u0007b' }), 'error 400'),
  told('add_comment', 'say more than can be read', 'content.comment', add({}), 'error 413', { given: full }),
  told('add_comment', 'answer in another draft', 'content.comment', add({ thread: KEY }), 'error 404', {
    given: () => elsewhere,
  }),
  told('add_comment', 'comment in the bin', 'content.comment', add(BINNED), 'error 404'),
  told('add_comment', 'comment under a name that is taken', 'content.comment', add({ key: COMMENT }), 'error 409', {
    // Its author sends other words, because the answer to the first try was lost.
    but: { editor: 'writes 2' },
  }),
  told(
    'edit_comment',
    'edit what the editor said',
    'content.comment',
    call('edit_comment', { comment: COMMENT, body: 'How?' }),
    'error 403',
    { but: { editor: 'writes 2' } },
  ),
  told(
    'edit_comment',
    'edit one’s own',
    'content.comment',
    call('edit_comment', { comment: COMMENT, body: 'How?' }),
    'writes 2',
    { given: own, but: { service: 'error 403' } },
  ),
  told(
    'delete_comment',
    'delete what the editor said',
    'content.comment',
    call('delete_comment', { comment: COMMENT }),
    'error 403',
    // What isn't one's own is noted in the log.
    { but: { admin: 'writes 3', service: 'writes 3', editor: 'writes 2' } },
  ),
  told(
    'delete_comment',
    'delete one’s own',
    'content.comment',
    call('delete_comment', { comment: COMMENT }),
    'writes 2',
    { given: own, but: { service: 'writes 3' } },
  ),
  told(
    'resolve_comment',
    'resolve',
    'content.comment',
    call('resolve_comment', { comment: COMMENT, resolved: true }),
    'writes 1',
  ),
  told(
    'resolve_comment',
    'open what is open',
    'content.comment',
    call('resolve_comment', { comment: COMMENT, resolved: false }),
    'nothing',
  ),
  told('list_mentions', 'call', 'content.comment', read('rpc/list_mentions'), 'finds 0', {
    but: { reviewer: 'finds 1' },
  }),
  told('see_mentions', 'see', 'content.comment', call('see_mentions', { comments: [COMMENT] }), 'writes 1', {
    given: named,
    but: { service: 'nothing' },
  }),
  told('request_review', 'mark as ready', 'content.translate', call('request_review', READ), 'writes 2', {
    given: notReady,
  }),
  told('request_review', 'mark what is ready', 'content.translate', call('request_review', READ), 'nothing'),
  told('request_review', 'mark an earlier version', 'content.translate', call('request_review', EARLIER), 'error 412'),
  told(
    'request_review',
    'take it back',
    'content.translate',
    call('request_review', { ...READ, wanted: false }),
    'writes 2',
  ),
  told(
    'request_review',
    'mark what is in the bin',
    'content.translate',
    call('request_review', { ...BINNED, version: VERSIONS[8] }),
    'error 404',
  ),
  // The review ends, a comment has the reason and mentions the editor, who gets a mail, and the log has an entry.
  told(
    'send_back',
    'send back',
    'content.approve',
    call('send_back', { ...READ, key: KEY, body: 'Shorter' }),
    'writes 5',
    { but: { editor: 'writes 3' } },
  ),
  told(
    'send_back',
    'send back what isn’t ready',
    'content.approve',
    call('send_back', { ...READ, key: KEY, body: 'Shorter' }),
    'error 409',
    { given: notReady },
  ),
  told(
    'send_back',
    'send back without a word',
    'content.approve',
    call('send_back', { ...READ, key: KEY, body: '' }),
    'error 400',
  ),
  told(
    'send_back',
    'send back an earlier version',
    'content.approve',
    call('send_back', { ...EARLIER, key: KEY, body: 'Shorter' }),
    'error 412',
  ),
  told(
    'read_review',
    'read what was to be reviewed',
    'content.read',
    read('rpc/read_review?collection=articles&item=7'),
    'answers',
  ),
  told('note_presence', 'open a draft', 'content.read', call('note_presence', DRAFT), 'writes 1', {
    but: { service: 'nothing' },
  }),
  told(
    'note_presence',
    'write in a draft',
    'content.read',
    call('note_presence', { ...DRAFT, language: 'id' }),
    'writes 1',
    {
      but: { service: 'nothing' },
    },
  ),
  told('note_presence', 'open what is in the bin', 'content.read', call('note_presence', BINNED), 'error 404'),
];

/** Comments on a draft, and presence: on the stage there is one comment of the editor's, which mentions the reviewer. */
export const COMMENT_OPERATIONS: readonly Operation[] = TOLD.flatMap(
  ({ name, what, right, request, outcome, but, given }, at) => [
    operations(`rpc/${name}`)(
      what,
      request,
      { ...withRight(right, outcome, 'error 403'), ...but },
      given ? { given } : {},
    ),
    ...(TOLD.findIndex((other) => other.name === name) === at
      ? withoutRights(`rpc/${name}`, what, request, 'error 403', given)
      : []),
  ],
);
