import type { Right } from '#domain/roles.ts';
import { call, everybody, operations, read, withoutRights, withRight } from './operation.ts';
import type { Operation, Outcome, People, Request } from './operation.ts';
import { LINK, LINK_TOKEN } from './scene.ts';

const KEY = '00000000-0000-4000-8000-0000000000d1';
const DRAFT = { collection: 'articles', item: 7 };
const EDIT: Right = 'content.edit';

const make = (body: object): Request => call('create_preview_link', { ...DRAFT, key: KEY, days: 14, ...body });
const guarded = (name: string, what: string, request: Request, outcome: Outcome, more: Partial<Operation> = {}) =>
  operations(`rpc/${name}`)(
    what,
    request,
    { ...withRight(EDIT, outcome, 'error 403'), ...more.outcomes },
    more.given ? { given: more.given } : {},
  );
/** A link has an author, which the secret key can't be. */
const nobody = { service: 'error 403' } as const;
const many = ({ editor }: People): string => `insert into private.preview_links
  (id, collection, draft_id, token_hash, made_by, made_by_name, expires_at)
  select gen_random_uuid(), 'articles', 7, sha256(n::text::bytea), '${editor.id}', 'Name', '2999-01-01' from generate_series(1, 19) n`;
const OPENED_TODAY = 'update private.preview_links set last_opened_on = private.today()';
const UNOPENED = 'update private.preview_links set last_opened_on = null';
const but = (change: string) => (): string => `${UNOPENED}, ${change}`;

/** What opens a draft, tried with the link of the stage. */
const opened = (what: string, token: string | null, outcome: Outcome, given?: Operation['given']): Operation =>
  operations('rpc/read_preview')(what, call('read_preview', { token }), everybody(outcome), given ? { given } : {});

/** Links to drafts: on the stage one of the editor's, to draft 7. */
export const PREVIEW_OPERATIONS: readonly Operation[] = [
  // The link, and a line of the log.
  guarded('create_preview_link', 'make', make({}), 'writes 2', { outcomes: nobody }),
  ...withoutRights('rpc/create_preview_link', 'make', make({}), 'error 403'),
  guarded('create_preview_link', 'make one for ever', make({ days: 3650 }), 'error 400', { outcomes: nobody }),
  guarded('create_preview_link', 'make without a key', make({ key: null }), 'error 400', { outcomes: nobody }),
  guarded('create_preview_link', 'make to something else', make({ collection: 'about', item: 1 }), 'error 400', {
    outcomes: nobody,
  }),
  guarded('create_preview_link', 'make to what is in the bin', make({ item: 8 }), 'error 404', { outcomes: nobody }),
  guarded('create_preview_link', 'make under a key that is taken', make({ key: LINK }), 'error 409', {
    // Its maker gets another token for it, because the answer to the first try was lost.
    outcomes: { ...nobody, editor: 'writes 2' },
    given: () => UNOPENED,
  }),
  guarded('create_preview_link', 'make one too many', make({}), 'error 413', { outcomes: nobody, given: many }),
  guarded('list_preview_links', 'list', read('rpc/list_preview_links?collection=articles&item=7'), 'finds 1'),
  ...withoutRights(
    'rpc/list_preview_links',
    'list',
    read('rpc/list_preview_links?collection=articles&item=7'),
    'error 403',
  ),
  guarded('revoke_preview_link', 'revoke', call('revoke_preview_link', { link: LINK }), 'writes 2'),
  ...withoutRights('rpc/revoke_preview_link', 'revoke', call('revoke_preview_link', { link: LINK }), 'error 403'),
  guarded('revoke_preview_link', 'revoke what isn’t there', call('revoke_preview_link', { link: KEY }), 'error 404'),
  opened('open once more on the same day', LINK_TOKEN, 'nothing', () => OPENED_TODAY),
  opened('open for the first time', LINK_TOKEN, 'writes 1', () => UNOPENED),
  ...(
    [
      ['revoked', but('revoked_at = now()')],
      ['out of date', but('expires_at = now()')],
      ['of somebody who edits nothing any more', ({ reviewer }: People) => `${UNOPENED}, made_by = '${reviewer.id}'`],
      ['of a draft in the bin', but('draft_id = 8')],
    ] as const
  ).map(([what, given]) => opened(`open what is ${what}`, LINK_TOKEN, 'nothing', given)),
  opened('open with a wrong token', 'U'.repeat(43), 'nothing', () => UNOPENED),
  opened('open with none', null, 'nothing'),
  // With the draft, its review and the log: its link ends.
  guarded('bin_drafts', 'bin what has a link', call('bin_drafts', { collection: 'articles', items: [7] }), 'writes 3'),
];
