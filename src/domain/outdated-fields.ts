import type { Language } from './localized.ts';

/**
 * Fields of which one language is behind the other, by their names: which one is behind, what the other one said when both
 * were in step, and since when (ISO). A field that isn't named is in step.
 */
export type OutdatedFields = Readonly<Record<string, Step>>;

export interface Step {
  readonly behind: Language;
  readonly was: string;
  readonly since: string;
}
