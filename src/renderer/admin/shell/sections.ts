import { matchPath } from 'react-router-dom';
import { can, type Role } from '#domain/roles.ts';
import type { AdminSection } from '#renderer/admin/section.ts';

/** Every section: a new one is a new folder with a section.ts, nothing to register here. */
const found = import.meta.glob<AdminSection>('../sections/*/section.ts', { eager: true, import: 'section' });

/** All sections, in the order of the sidebar. */
export const sections: readonly AdminSection[] = Object.values(found).sort((one, other) => one.order - other.order);

/** The sections for a role; without links to create something where it may not edit. */
export function sectionsFor(role: Role | null, all: readonly AdminSection[]): readonly AdminSection[] {
  const seen = all.filter(({ right }) => can(role, right));
  return can(role, 'content.edit') ? seen : seen.map(({ start: _, begins: __, ...section }) => section);
}

/** Plain path of a section. */
export function sectionPath({ path }: AdminSection): string {
  return path === '' ? '/admin' : `/admin/${path}`;
}

/** The section at a plain path, and what stands behind its own address; null where no section is there. */
export function sectionAt(all: readonly AdminSection[], path: string): { section: AdminSection; rest: string } | null {
  for (const section of all) {
    const own = sectionPath(section);
    const match = matchPath({ path: section.holdsItems ? `${own}/*` : own, caseSensitive: true }, path);
    if (match) return { section, rest: match.params['*'] ?? '' };
  }
  return null;
}
