import type { Language } from '../localized.ts';
import { ENGLISH } from './english-names.ts';
import { INDONESIAN } from './indonesian-names.ts';

/** A local or everyday name of what articles call otherwise. */
export interface EverydayName {
  /** In small letters; one word or several. */
  readonly name: string;
  /** What it is called in articles; several with commas between them. Empty: the name stands for nothing else. */
  readonly standard: string;
  /** Where people say so; empty where that isn't known. */
  readonly region: string;
  /** Who says that they do. */
  readonly source: string;
}

const LISTS = { id: INDONESIAN, en: ENGLISH } as const;
const ENTRY = /^(?<name>[^[=]+?)(?: \[(?<region>.+)\])? = (?<standard>.+)$/;

/** The portal's own names of one language, by source. */
export function builtInNames(language: Language): readonly EverydayName[] {
  let source = '';
  return LISTS[language].split('\n').flatMap((line) => {
    if (line.startsWith('# ')) source = line.slice(2);
    const { name, region = '', standard } = ENTRY.exec(line)?.groups ?? {};
    return name && standard ? [{ name, standard, region, source }] : [];
  });
}
