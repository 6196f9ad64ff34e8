import { describe, expect, test } from 'vitest';
import { textOf } from '#tests/support/project-files.ts';

interface Locked {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
}

const { packages } = JSON.parse(textOf('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
const locked = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const named = (holds: (entry: Locked) => boolean): readonly string[] =>
  [...new Set(locked.filter(([, entry]) => holds(entry)).map(([path]) => nameOf(path)))].sort();

/** Licences that let us pass the portal on under its own; those of tools alone, which isn't passed on, are below. */
const FREE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib', 'WTFPL'],
  ...['CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'Python-2.0', 'PSF-2.0'],
];
/** Of tools alone, which make and test the portal and aren't passed on with it: pictures (sharp, resvg), styles, lint, tests. */
const OF_TOOLS: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(?:lightningcss|axe-core|@resvg\/|eslint-plugin-)/,
};

function isFree(name: string, licence: string): boolean {
  const words = licence.replace(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some((each) => isFree(name, each));
  return words.split(' AND ').every((each) => FREE.includes(each) || OF_TOOLS[each]?.test(name) === true);
}

describe('the packages of the lockfile', () => {
  test('have licences that are known and fit ours', () => {
    const others = locked
      .map(([path, { license = 'none' }]) => [nameOf(path), license] as const)
      .filter(([name, licence]) => !isFree(name, licence));
    expect(others).toEqual([]);
  });

  test('have a hash each, but for those that come inside another one', () => {
    expect(named(({ integrity, inBundle }) => integrity === undefined && inBundle !== true)).toEqual([]);
  });

  test('name no place that they come from: each machine’s npm knows its registry', () => {
    expect(named(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  test('run no install script that package.json doesn’t name, with its answer', () => {
    const { allowScripts } = JSON.parse(textOf('package.json')) as { allowScripts: Readonly<Record<string, boolean>> };
    expect(Object.keys(allowScripts).sort()).toEqual(named(({ hasInstallScript }) => hasInstallScript === true));
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['keytar']);
  });
});
