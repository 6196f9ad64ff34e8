import type { ParseKeys } from 'i18next';
import { createContext, useContext, type ComponentType } from 'react';
import type { Right } from '#domain/access.ts';

/** A number on the dashboard: how many rows a table has. */
export interface SectionCounter {
  readonly table: string;
  /** Its place in the row. */
  readonly order: number;
  readonly label: ParseKeys;
  /** The sentence beside a 0: there is no row, or no table yet. */
  readonly none: ParseKeys;
  /** What is counted, where the label alone doesn't say. */
  readonly note?: ParseKeys;
}

/** What a feature's admin/section.ts exports as `section`. */
export interface AdminSection {
  /** Behind /admin/; empty for the dashboard. */
  readonly path: string;
  readonly label: ParseKeys;
  readonly icon: ComponentType<{ readonly className?: string }>;
  /** Its place in the sidebar. */
  readonly order: number;
  readonly right: Right;
  /** The table that it works on: without it in the backend, the section says that its content is coming. */
  readonly table: string | null;
  readonly counter?: SectionCounter;
  /** Its screen; a section without one says that its content is coming. */
  load?(): Promise<{ readonly Screen: ComponentType }>;
}

export const SectionsContext = createContext<readonly AdminSection[]>([]);

/** The sections that the person may open, in the order of the sidebar. */
export function useSections(): readonly AdminSection[] {
  return useContext(SectionsContext);
}
