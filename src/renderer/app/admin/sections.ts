import type { AdminSection } from '../../data/admin-section.ts';

/** Every feature's section: a new one is a new folder with an admin/section.ts, nothing to register here. */
const found = import.meta.glob<AdminSection>('../../features/*/admin/section.ts', { eager: true, import: 'section' });

/** All sections, in the order of the sidebar. */
export const sections: readonly AdminSection[] = Object.values(found).sort((one, other) => one.order - other.order);

/** Plain path of a section. */
export function sectionPath({ path }: AdminSection): string {
  return path === '' ? '/admin' : `/admin/${path}`;
}
