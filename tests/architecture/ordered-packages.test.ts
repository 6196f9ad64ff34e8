import { expect, test } from 'vitest';
import { codeUnder, filesUnder, textOf } from '#tests/support/project-files.ts';

/** What a package is used by: what people get, or what makes and tests it. */
type Use = 'shipped' | 'scripts';

/** The packages that were ordered (specification, section 1). Bytes are no reason to do without one. */
const ORDERED: Readonly<Record<string, Use>> = {
  electron: 'shipped',
  'electron-vite': 'scripts',
  'electron-builder': 'scripts',
  react: 'shipped',
  'react-dom': 'shipped',
  'react-router-dom': 'shipped',
  '@supabase/supabase-js': 'shipped',
  'electron-store': 'shipped',
  keytar: 'shipped',
  zod: 'shipped',
  i18next: 'shipped',
  'react-i18next': 'shipped',
  tailwindcss: 'shipped',
  sonner: 'shipped',
  vitest: 'scripts',
  playwright: 'scripts',
};

const TEXTS: Readonly<Record<Use, readonly string[]>> = {
  shipped: [...codeUnder('src'), ...filesUnder('src').filter((file) => file.endsWith('.css'))].map(textOf),
  scripts: [...codeUnder('build'), 'tests/e2e/playwright.config.ts', 'vitest.config.ts'].map(textOf),
};

/** Loaded by a name that bundlers can't resolve, because there isn't a build of it for every system. */
const LOADED_BY_NAME: Readonly<Record<string, RegExp>> = {
  keytar: /PACKAGE: string = 'keytar'[^]*await import\(\/\* @vite-ignore \*\/ PACKAGE\)/,
};

const manifest = JSON.parse(textOf('package.json')) as Readonly<Record<string, Readonly<Record<string, string>>>>;
const dependencies = {
  ...manifest['devDependencies'],
  ...manifest['dependencies'],
  ...manifest['optionalDependencies'],
};

/** Whether a file uses a package: types alone don't count, for they are gone from what runs. */
function uses(text: string, name: string): boolean {
  const from = `'${name}(?:/[^']*)?'`;
  const statement = `^(?:(?:import|export) (?!type )(?:[^;]*? from )?|@import )${from}`;
  const imported = new RegExp(`${statement}|\\bimport\\(${from}\\)`, 'm');
  return imported.test(text) || LOADED_BY_NAME[name]?.test(text) === true;
}

test.each(Object.entries(ORDERED))('%s is really used', (name, use) => {
  expect(dependencies[name]).toMatch(/^\d/);
  expect(TEXTS[use].some((text) => uses(text, name))).toBe(true);
});

test.each([
  ["import { a } from 'a-package';", true],
  ["import {\n  type B,\n  a,\n} from 'a-package/part';", true],
  ["const a = await import('a-package');", true],
  ["@import 'a-package/theme.css' layer(theme);", true],
  ["import type { A } from 'a-package';", false],
  ["import { a } from 'a-package-of-others';", false],
  ["// import { a } from 'a-package';", false],
])('%j: used is %s', (text, used) => {
  expect(uses(text, 'a-package')).toBe(used);
});
