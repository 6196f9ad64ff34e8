import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Localized } from '#domain/localized.ts';

const SECTIONS = join(import.meta.dirname, '../../src/renderer/admin/sections');

interface ReadSection {
  /** Plain. */
  readonly path: string;
  readonly label: Localized;
  /** Whether it has a counter on the dashboard. */
  readonly counts: boolean;
}

/** The sections of the admin area in their order, read from their files: where journeys run, nothing bundles these. */
export function readSections(): readonly ReadSection[] {
  return readdirSync(SECTIONS)
    .map((section) => join(SECTIONS, section))
    .map(readSection)
    .sort((one, other) => one.order - other.order);
}

function readSection(folder: string): ReadSection & { readonly order: number } {
  const code = readFileSync(join(folder, 'section.ts'), 'utf8');
  const said = (name: string): string => {
    const value = new RegExp(`^  ${name}: '?([^',]*)'?,`, 'm').exec(code)?.[1];
    if (value === undefined) throw new Error(`${folder}/section.ts doesn’t say its ${name}.`);
    return value;
  };
  const path = said('path');
  // `about:admin.about`: the namespace is this folder's.
  const key = said('label').replace(/^[\w-]+:/, '');
  const word = (language: Language): string => {
    const file = join(folder, 'messages', `${language}.json`);
    const label = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
    if (label === undefined) throw new Error(`${file} doesn’t have ${key}.`);
    return label;
  };
  return {
    path: path === '' ? '/admin' : `/admin/${path}`,
    label: { id: word('id'), en: word('en') },
    counts: /^  counter: /m.test(code),
    order: Number(said('order')),
  };
}
