import type { Language } from './localized.ts';

/** The roles of user_roles, the one that may do most first; a person without a row has none. */
export const ROLES = ['superadmin', 'editor', 'translator', 'reviewer'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody is: a role, and of a translator the one language that they write. */
export type Position =
  | { readonly role: 'translator'; readonly language: Language }
  | { readonly role: Exclude<Role, 'translator'>; readonly language: null };

export const SUPER_ADMIN: Position = { role: 'superadmin', language: null };

/**
 * What the portal lets some people do. `content.read`: drafts, history and lists. `content.translate`: save the texts of one
 * language. `content.edit`: everything of the content but publishing. `content.comment`: read what the team says about drafts, and answer. `content.transfer`: all content as one file, and back.
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

/** Whether a role includes a right. What it hides on the screen, the database refuses by itself. */
export function can(role: Role | null, right: Right): boolean {
  return role !== null && RIGHTS[role].includes(right);
}

/** The languages whose texts somebody may change. */
export function writableLanguages(position: Position | null): readonly Language[] {
  if (position === null || !can(position.role, 'content.translate')) return [];
  return position.language === null ? ['id', 'en'] : [position.language];
}

/** What the values of a row say; null where they are no role that this portal knows. */
export function positionOf(role: unknown, language: unknown): Position | null {
  if (role === 'translator') return language === 'id' || language === 'en' ? { role, language } : null;
  const known = ROLES.find((each) => each === role);
  return known === undefined || known === 'translator' ? null : { role: known, language: null };
}

/** Of several the one that may do most, as the database chooses it; null where there is none. */
export function highestPosition(positions: readonly Position[]): Position | null {
  return ROLES.flatMap((role) => positions.filter((position) => position.role === role))[0] ?? null;
}
