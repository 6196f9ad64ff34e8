import type { AdminSection } from '#renderer/admin/section.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';

/** The name of each action, for a sentence about a person. */
export const ACTION_WORDS: Readonly<Record<string, MessageKey>> = {
  created: 'activity:did.created',
  saved: 'activity:did.saved',
  published: 'activity:did.published',
  scheduled: 'activity:did.scheduled',
  withdrawn: 'activity:did.withdrawn',
  binned: 'activity:did.binned',
  restored: 'activity:did.restored',
  erased: 'activity:did.erased',
  purged: 'activity:did.purged',
  merged: 'activity:did.merged',
  unread: 'activity:did.unread',
  read: 'activity:did.read',
  answered: 'activity:did.answered',
  archived: 'activity:did.archived',
  spam: 'activity:did.spam',
  assigned: 'activity:did.assigned',
  unassigned: 'activity:did.unassigned',
  added: 'activity:did.added',
  invited: 'activity:did.invited',
  uninvited: 'activity:did.uninvited',
  joined: 'activity:did.joined',
  role: 'activity:did.role',
  removed: 'activity:did.removed',
  approved: 'activity:did.approved',
  unapproved: 'activity:did.unapproved',
  imported: 'activity:did.imported',
  ready: 'activity:did.ready',
  unready: 'activity:did.unready',
  'sent-back': 'activity:did.sentBack',
  'preview-shared': 'activity:did.previewShared',
  'preview-revoked': 'activity:did.previewRevoked',
  'comment-deleted': 'activity:did.commentDeleted',
};

/** Collections that aren't a content type's, with the section that shows them (its address behind /admin/). */
export const SECTION_OF: Readonly<Record<string, string>> = {
  categories: 'blog-categories',
  contact_messages: 'messages',
  reply_templates: 'messages',
  people: 'people',
  hard_words: 'words',
  everyday_names: 'words',
  site: 'transfer',
  tags: 'blog-categories',
};

/** Names that differ from their section's, because that section also shows something else. */
export const OWN_LABELS: Readonly<Record<string, MessageKey>> = {
  tags: 'categories:tag.title',
  reply_templates: 'inbox:templates',
};

/** How many things of a collection somebody did something to. */
const ITEM_WORDS: Readonly<Record<string, MessageKey>> = {
  articles: 'activity:items.articles',
  banners: 'activity:items.banners',
  communities: 'activity:items.communities',
  categories: 'activity:items.categories',
  tags: 'activity:items.tags',
  contact_messages: 'activity:items.messages',
  reply_templates: 'activity:items.templates',
  people: 'activity:items.people',
  hard_words: 'activity:items.words',
  everyday_names: 'activity:items.names',
};

/** The text for a number of things of a collection. */
export function itemWords(collection: string): MessageKey {
  return ITEM_WORDS[collection] ?? 'activity:items.things';
}

/** What a language is called beside an action. */
export const LANGUAGE_WORDS = { id: 'activity:indonesian', en: 'activity:english' } as const;

/** The section that shows a collection; null where there is none, or none for this person. */
export function sectionOf(sections: readonly AdminSection[], collection: string): AdminSection | null {
  const path = SECTION_OF[collection];
  return sections.find((each) => (path === undefined ? each.collection === collection : each.path === path)) ?? null;
}
