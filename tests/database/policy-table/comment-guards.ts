import type { FunctionGuards } from './guards.ts';

/** The guards of comments, reviews and presence. */
export const COMMENT_GUARDS: readonly FunctionGuards[] = [
  [
    'private.must_be_open_draft(text, bigint)',
    'rpc/add_comment',
    ['that one comments on what is in the bin', ' and d.binned_at is null'],
  ],
  [
    'private.comment_text(text)',
    'rpc/add_comment',
    ['that a comment has no words', `words = '' or `],
    ['that a comment isn’t plain text', String.raw` or words ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'`],
  ],
  [
    'private.add_comment(text, bigint, uuid, text, uuid[], uuid, jsonb)',
    'rpc/add_comment',
    ['that a comment answers another draft’s', 'and c.collection = add_comment.collection and c.draft_id = item'],
    ['that a key answers with somebody else’s comment', ' and c.author is not distinct from auth.uid()'],
  ],
  [
    'private.edit_comment(uuid, text, uuid[])',
    'rpc/edit_comment',
    ['that one edits somebody else’s comment', 'changed.author is distinct from auth.uid()', 'false'],
  ],
  [
    'private.delete_comment(uuid)',
    'rpc/delete_comment',
    ['that everybody deletes somebody else’s comment', `not private.has_right('people.manage')`, 'false'],
  ],
  [
    'private.list_mentions()',
    'rpc/list_mentions',
    ['that one reads where others are named', 'm.person = auth.uid()', 'true'],
  ],
  [
    'private.see_mentions(uuid[])',
    'rpc/see_mentions',
    ['that one has seen for others where they are named', 'm.person = auth.uid()', 'true'],
  ],
  [
    'private.send_back(text, bigint, integer, uuid, text, uuid[])',
    'rpc/send_back',
    ['that what isn’t ready is sent back', 'not found', 'false'],
  ],
  [
    'private.must_be_newest(public.drafts, integer)',
    'rpc/request_review',
    ['that an earlier version is ready', 'draft.version is distinct from must_be_newest.version', 'false'],
  ],
  [
    'private.must_have_room(private.comments)',
    'rpc/add_comment',
    ['that a draft has as many threads as one likes', '> 200', '> 2000'],
  ],
];
