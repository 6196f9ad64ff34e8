import { ROLES, can } from '#domain/roles.ts';
import type { Right, Role } from '#domain/roles.ts';
import { COMMENT_GUARDS } from './comment-guards.ts';
import { MAIL_GUARDS } from './mail-guards.ts';
import type { Ask, Mutation } from './mutations.ts';
import { PREVIEW_GUARDS } from './preview-guards.ts';

/** A function, whose cells show the loss of its guards, and these. */
export type FunctionGuards = readonly [
  signature: string,
  table: string,
  ...guards: (readonly [what: string, guard: string, instead?: string])[],
];

/** Single guards inside functions and whose cells show their loss: what is lost, what they say, what takes their place. */
const GUARDS: readonly FunctionGuards[] = [
  ...COMMENT_GUARDS,
  ...MAIL_GUARDS,
  ...PREVIEW_GUARDS,
  [
    'private.readable_texts(public.articles)',
    'rpc/read_article',
    ['that an article is read before its moment', ' and t.publish_at <= now()'],
    ['that an article is read before its day', ' and coalesce(t.dated, article.published_on) <= private.today()'],
  ],
  [
    'private.readable_texts(public.articles)',
    'rpc/published_articles',
    ['that a draft counts as published', ` and t.status = 'published'`],
  ],
  [
    'private.readable_versions()',
    'rpc/library_index',
    ['that a device is told of drafts', `t.status = 'published' and `, ''],
    ['that a device is told of an article before its moment', ' and t.publish_at <= now()', ''],
    [
      'that a device is told of an article before its day',
      ' and coalesce(t.dated, a.published_on) <= (select private.today())',
      '',
    ],
    [
      'that a device is told of an import before all of it is there',
      " and ((select private.applying_import()) is null or not private.is_hidden('articles', a.id))",
      '',
    ],
  ],
  [
    'private.library_articles(text)',
    'rpc/library_articles',
    ['that an article without a readable text is given out', ' and r.texts is not null', ''],
  ],
  [
    'private.article_version(bigint)',
    'rpc/article_version',
    ['that a version shows before its text', ' and exists (select from private.readable_texts(a))'],
  ],
  [
    'private.published_articles(text)',
    'rpc/published_articles',
    [
      'that an article without a readable text counts as published',
      ' and exists (select from private.readable_texts(a))',
    ],
    ['that one may ask for any number of articles at once', `ids !~ '^[0-9]{1,15}(,[0-9]{1,15}){0,99}$'`, 'false'],
  ],
  [
    'private.forms_queries(text)',
    'rpc/search_articles',
    ['that one may name forms of any length', 'char_length(forms) <= 4000', 'true'],
    ['that one may name any number of forms', ' or words > 320', ''],
    ['that one may name forms of any number of words', ' or cardinality(queries) > 8', ''],
  ],
  [
    'private.search_articles(text, text, text, integer, text, text)',
    'rpc/search_articles',
    ['that one may search for a text of any length', 'char_length(search) > 1000', 'false'],
    ['that articles are found before their moment', ' and c.shown_from <= $3'],
    ['that articles are found before their day', ' and c.dated <= $2'],
    ['that articles are counted before their moment', ' and n.shown_from <= moment'],
  ],
  ['private.has_right(text)', 'rpc/read_draft', ['that everybody has every right', 'private.may(right_name)', 'true']],
  [
    'private.save_draft(text, bigint, integer, jsonb, boolean)',
    'rpc/save_draft',
    ['that a save on an older version counts', 'draft.version is not distinct from based_on', 'true'],
    ['that a translator changes anything', `fits and not private.has_right('content.edit')`, 'false'],
    ['that one may save into the bin', 'fits and draft.binned_at is not null', 'false'],
    [
      'that a save overwrites what nothing keeps',
      'keep or draft.document <> save_draft.document and private.is_version_due(draft)',
      'false',
    ],
  ],
  [
    'private.must_be_translation(jsonb, jsonb, text)',
    'rpc/save_draft',
    [
      'that a translator changes the other language',
      `private.without_empty(stored -> other)::text
        is distinct from private.without_empty(sent -> other)::text`,
      'false',
    ],
    [
      'that a translator changes what both languages share',
      `private.without_empty(private.without_language(private.shared_fields(stored), language))::text
      is distinct from private.without_empty(private.without_language(private.shared_fields(sent), language))::text`,
      'false',
    ],
  ],
  [
    'private.without_language(jsonb, text)',
    'rpc/save_draft',
    ['that a translator changes names in the other language', 'f.key = language', 'true'],
  ],
  [
    'private.my_language()',
    'rpc/save_draft',
    [
      'that a translator writes the other language',
      'select r.language',
      `select case r.language when 'id' then 'en' else 'id' end`,
    ],
  ],
  [
    'private.approve_draft(text, bigint, integer, boolean)',
    'rpc/approve_draft',
    ['that an older version is approved', 'draft.version is not distinct from approve_draft.version', 'true'],
    ['that what is in the bin is approved', ' and d.binned_at is null'],
  ],
  [
    'private.publish_drafts(text, jsonb, text[], timestamp with time zone)',
    'rpc/publish_drafts',
    ['that an older version is published', ` or draft.version is distinct from (item ->> 'version')::integer`],
    ['that something unfinished is published', `problems <> '{}'`, 'false'],
    ['that one may publish from the bin', ' and d.binned_at is null'],
  ],
  [
    'private.change_tags(text, jsonb, jsonb, boolean)',
    'rpc/change_tags',
    ['that an older version is tagged', `draft.version is distinct from (item ->> 'version')::integer`, 'false'],
    ['that one may tag what is in the bin', ' and d.binned_at is null'],
    ['that tags overwrite what nothing keeps', 'private.is_version_due(draft)', 'false'],
  ],
  [
    'private.requested_revision(public.drafts, text, jsonb)',
    'rpc/set_live',
    ['that any revision may be shown', ' and r.language = wanted_language'],
  ],
  [
    'private.live_differs(bigint, timestamp with time zone, jsonb)',
    'rpc/set_live',
    ['that another revision is taken away', `revision is distinct from (expected ->> 'revision')::bigint`, 'false'],
    [
      'that the same revision is taken away although it was published since',
      `live_from is distinct from coalesce((expected ->> 'from')::timestamptz, live_from)`,
      'false',
    ],
  ],
  [
    'private.read_site(text, text)',
    'rpc/read_site',
    ['that the secret key reads what isn’t published yet', 'and i.publish_at <= now() '],
    ['that the secret key reads what isn’t active yet', ' and i.shown_from <= now()'],
    ['that the secret key reads what is over', ' and i.shown_until > now()'],
    [
      'that what is over goes on in the other language',
      'not private.is_inactive(i.collection, i.id, wanted.language)',
      'true',
    ],
  ],
  [
    'private.erase_drafts(text, jsonb)',
    'rpc/erase_drafts',
    ['that one may erase what isn’t in the bin', ' and d.binned_at is not null'],
  ],
  [
    'private.must_be_list(jsonb)',
    'rpc/publish_drafts',
    ['that one request changes everything', 'jsonb_array_length(items) > 100', 'false'],
  ],
  [
    'private.check_document(text, jsonb)',
    'rpc/create_draft',
    ['that anything is an article', `execute format('select private.%I($1)', collection || '_check') using document;`],
  ],
  [
    'private.save_category(text, text, text, bigint, integer)',
    'rpc/save_category',
    ['that a category is saved on an older version', 'now_there.version is not distinct from based_on', 'true'],
  ],
  [
    'private.create_draft(text, jsonb, uuid)',
    'rpc/create_draft',
    [
      'that the key of another collection’s item answers with that item',
      'draft.collection <> create_draft.collection',
      'false',
    ],
  ],
  [
    'private.next_item(text)',
    'rpc/create_draft',
    ['that there may be a second one of what there is one of', `wanted.schema @> '{"single": true}'`, 'false'],
  ],
  [
    'private.check_field(jsonb, jsonb, text[])',
    'rpc/create_draft',
    ['that a link may lead to a script', `private.is_link(value #>> '{}', field -> 'to')`, 'true'],
  ],
  [
    'private.reasons_by_schema(text, jsonb, text, timestamp with time zone)',
    'rpc/publish_drafts',
    [
      'that an unfinished community is published',
      'private.is_incomplete(document || (document -> language), f.value, f.field)',
      'false',
    ],
  ],
  [
    'private.invite_person(text, text, text)',
    'rpc/invite_person',
    ['that an account that nobody has confirmed gets the role', ' where a.confirmed'],
  ],
  [
    'private.accept_invitation(text)',
    'rpc/accept_invitation',
    ['that one accepts somebody else’s invitation', 'invitation.email = lower(account.email)', 'true'],
    ['that an invitation is accepted by another code', 'i.code = accept_invitation.code', 'true'],
  ],
  [
    'private.read_invitation(text)',
    'rpc/read_invitation',
    ['that an invitation is read by another code', 'i.code = read_invitation.code', 'true'],
  ],
  [
    'private.own_import(uuid)',
    'rpc/check_import',
    ['that one may bring in what somebody else has brought', ' and i.owner is not distinct from auth.uid()'],
  ],
  [
    'private.apply_import(uuid, boolean, text)',
    'rpc/apply_import',
    ['that an import changes something else than was told', `report ->> 'stamp' is distinct from based_on`, 'false'],
  ],
  [
    'private.is_hidden(text, bigint)',
    'rpc/read_article',
    ['that an import is read before all of it is there', ' and s.inserted', ' and false'],
  ],
  [
    'private.hidden_condition(text, text)',
    'rpc/search_articles',
    ['that an import is found before all of it is there', ' and h.inserted', ' and false'],
  ],
  [
    'private.add_reply(uuid, uuid, text)',
    'rpc/add_reply',
    ['that a reply has no words', `words = '' or `],
    ['that a reply isn’t plain text', String.raw` or words ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'`],
    ['that one replies to what waits for its turn', ' and m.shown_from <= now()'],
    ['that other words count as the reply that is there', ' and r.body = words'],
    ['that a key answers with somebody else’s reply', ' and r.author is not distinct from auth.uid()'],
    ['that a message has as many replies as one likes', '> 50 then', '> 5000 then'],
  ],
  [
    'private.assign_message(uuid, uuid, uuid)',
    'rpc/assign_message',
    ['that a message is assigned to somebody who may not answer it', ' where a.id = person'],
    ['that one assigns what waits for its turn', ' and m.shown_from <= now()'],
    ['that one assigns over what a colleague did', 'current_assignee is distinct from was', 'false'],
  ],
  [
    'private.save_reply_template(uuid, text, text, text, integer)',
    'rpc/save_reply_template',
    ['that a template is written over', 'coalesce(known.version, 0) <> save_reply_template.version', 'false'],
    ['that there are as many templates as one likes', '>= 100 then', '>= 10000 then'],
    ['that a template isn’t plain text', String.raw` or words ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'`],
  ],
  [
    'private.delete_reply_template(uuid, integer)',
    'rpc/delete_reply_template',
    ['that a template goes that was changed since', ' and t.version = delete_reply_template.version'],
  ],
  ['private.keep_used_category()', 'categories', ['that a category goes that drafts name', 'using_it > 0', 'false']],
];

/** Functions without one of their guards: those named above, and the question for the right wherever it stands. */
export async function withoutGuards(ask: Ask): Promise<Mutation[]> {
  const asking = await ask<{ signature: string; name: string; right: Right }>(
    `select p.oid::regprocedure::text as signature, p.proname as name, substring(p.prosrc from $re$${ASKING.source}$re$) as "right"
     from pg_proc p
     where p.prosrc ~ $re$${ASKING.source}$re$ order by 1`,
  );
  return Promise.all([
    ...GUARDS.flatMap(([signature, table, ...guards]) =>
      guards.map(([what, guard, instead]) => without(ask, signature, table, what, guard, instead)),
    ),
    ...asking.flatMap(({ signature, name, right }) => [
      without(ask, signature, `rpc/${name}`, `that anybody signed in may do ${name}`, askingFor(right)),
      ...strangersTo(right).map((role) =>
        without(
          ask,
          signature,
          `rpc/${name}`,
          `that a ${role} may do ${name}`,
          askingFor(right),
          `if private.my_role() is distinct from '${role}' then ${askingFor(right)} end if;`,
        ),
      ),
    ]),
  ]);
}

const ASKING = /perform private[.]must_have\('([a-z.]+)'\);/;

const askingFor = (right: Right): string => `perform private.must_have('${right}');`;
/** The roles that don't have a right. */
export const strangersTo = (right: Right): readonly Role[] => ROLES.filter((role) => !can(role, right));

async function without(
  ask: Ask,
  signature: string,
  table: string,
  name: string,
  guard: string,
  instead = '',
): Promise<Mutation> {
  const [found] = await ask<{ definition: string }>(
    `select pg_get_functiondef('${signature}'::regprocedure) as definition`,
  );
  const definition = found?.definition ?? '';
  if (definition.split(guard).length !== 2) throw new Error(`${signature} has no such guard: ${guard}`);
  return { name, sql: definition.replace(guard, () => instead), undo: definition, noticedBy: 'cells', table };
}
