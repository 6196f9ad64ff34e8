import { positionOf, SUPER_ADMIN, type Position, type Role } from '#domain/roles.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';

/** All roles, the one with most rights first. */
export const POSITIONS: readonly Position[] = [
  SUPER_ADMIN,
  { role: 'editor', language: null },
  ...LANGUAGES.map((language) => ({ role: 'translator', language }) as const),
  { role: 'reviewer', language: null },
];

/** Names and explanations of roles, by their values in a form. */
const TEXTS = {
  superadmin: { name: 'people:role.superadmin', hint: 'people:roleHint.superadmin' },
  editor: { name: 'people:role.editor', hint: 'people:roleHint.editor' },
  'translator-id': { name: 'people:role.translatorId', hint: 'people:roleHint.translatorId' },
  'translator-en': { name: 'people:role.translatorEn', hint: 'people:roleHint.translatorEn' },
  reviewer: { name: 'people:role.reviewer', hint: 'people:roleHint.reviewer' },
} as const satisfies Record<string, { readonly name: MessageKey; readonly hint: MessageKey }>;

type RoleName = keyof typeof TEXTS;
interface SomeRole {
  readonly role: Role;
  readonly language: Language | null;
}

/** The name that a role has in a form: `translator-en`. */
export function roleName({ role, language }: SomeRole): RoleName {
  return role === 'translator' ? `${role}-${language ?? 'id'}` : role;
}

/** The words for it. */
export function roleTexts(some: SomeRole): (typeof TEXTS)[RoleName] {
  return TEXTS[roleName(some)];
}

/** The role of a form's value; an unknown one gives the role with the fewest rights. */
export function positionNamed(name: string): Position {
  const [role, language = null] = name.split('-');
  return positionOf(role, language) ?? { role: 'reviewer', language: null };
}

/** A role's name where it begins a line. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
