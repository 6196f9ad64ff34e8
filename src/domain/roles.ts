import type { Language } from './localized.ts';

/** The roles of user_roles, the one with most rights first; people without a row have none. */
export const ROLES = ['superadmin', 'editor', 'translator', 'reviewer'] as const;
export type Role = (typeof ROLES)[number];

/** A person's role, for translators with the one language that they may write. */
export type Position =
  | { readonly role: 'translator'; readonly language: Language }
  | { readonly role: Exclude<Role, 'translator'>; readonly language: null };

export const SUPER_ADMIN: Position = { role: 'superadmin', language: null };

/**
 * The rights of roles. `content.read`: drafts, history and lists. `content.translate`: save the texts of one language.
 * `content.edit`: everything about content but publishing. `content.comment`: read and write comments on drafts.
 * `content.transfer`: export and import all content.
 */
export type Right =
  | 'admin.open'
  | 'content.read'
  | 'content.translate'
  | 'content.edit'
  | 'content.publish'
  | 'content.approve'
  | 'content.comment'
  | 'content.transfer'
  | 'messages.answer'
  | 'activity.read'
  | 'words.manage'
  | 'people.manage';

/** The same table as private.role_rights of the database; tests compare both, and try every cell. */
export const RIGHTS: Readonly<Record<Role, readonly Right[]>> = {
  superadmin: [
    ...([
      'admin.open',
      'content.read',
      'content.translate',
      'content.edit',
      'content.publish',
      'content.approve',
      'content.comment',
    ] as const),
    ...(['content.transfer', 'messages.answer', 'activity.read', 'words.manage', 'people.manage'] as const),
  ],
  editor: [
    ...(['admin.open', 'content.read', 'content.translate', 'content.edit', 'content.publish'] as const),
    ...(['content.approve', 'content.comment'] as const),
  ],
  translator: ['admin.open', 'content.read', 'content.translate', 'content.comment'],
  reviewer: ['admin.open', 'content.read', 'content.approve', 'content.comment'],
};

/** Whether a role includes a right. The portal hides by it; the database refuses by itself. */
export function can(role: Role | null, right: Right): boolean {
  return role !== null && RIGHTS[role].includes(right);
}

/** The languages whose texts a person may change. */
export function writableLanguages(position: Position | null): readonly Language[] {
  if (position === null || !can(position.role, 'content.translate')) return [];
  return position.language === null ? ['id', 'en'] : [position.language];
}

/** Parses the values of a row; null for an unknown role. */
export function positionOf(role: unknown, language: unknown): Position | null {
  if (role === 'translator') return language === 'id' || language === 'en' ? { role, language } : null;
  const known = ROLES.find((each) => each === role);
  return known === undefined || known === 'translator' ? null : { role: known, language: null };
}

/** The one with most rights, as the database chooses it; null where there is none. */
export function highestPosition(positions: readonly Position[]): Position | null {
  return ROLES.flatMap((role) => positions.filter((position) => position.role === role))[0] ?? null;
}
