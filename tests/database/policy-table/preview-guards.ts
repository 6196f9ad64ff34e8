import type { FunctionGuards } from './guards.ts';

/** The guards of links to drafts. */
export const PREVIEW_GUARDS: readonly FunctionGuards[] = [
  [
    'private.is_live_link(private.preview_links)',
    'rpc/read_preview',
    ['that a revoked link opens a draft', 'link.revoked_at is null', 'true'],
    ['that a link never ends', 'link.expires_at > now()', 'true'],
    [
      'that a link outlives the right of its maker',
      "private.has_right_since(link.made_by, 'content.edit', link.role_checked_at)",
      'true',
    ],
  ],
  [
    'private.read_preview(text)',
    'rpc/read_preview',
    ['that a link opens what is in the bin', 'and d.binned_at is null '],
    ['that any link opens with any token', `l.token_hash = sha256(convert_to(token, 'UTF8'))`, 'true'],
  ],
  [
    'private.create_preview_link(text, bigint, uuid, integer)',
    'rpc/create_preview_link',
    ['that a link holds as long as one likes', '(days in (1, 14, 60)) is not true', 'false'],
    [
      'that a link shows something else than articles and banners',
      ` or (collection in ('articles', 'banners')) is not true`,
    ],
    ['that a draft has as many links as one likes', '>= 20', '>= 2000'],
    ['that one gives a new token to somebody else’s link', 'l.made_by = excluded.made_by and '],
    ['that a link has no maker', 'auth.uid() is null', 'false'],
  ],
];
