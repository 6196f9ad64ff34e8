import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, folderNames, ROOT, textOf } from '#tests/support/project-files.ts';

const documents = ['README.md', ...filesUnder('docs').filter((file) => file.endsWith('.md'))];

/** Below src/renderer paths are written without it. */
const BASES = ['', 'src', 'src/renderer'];
const folders = new Set(BASES.flatMap((base) => folderNames(base)));

const WRITTEN = ['src', 'build', 'tests', 'docs'];
const files = WRITTEN.flatMap((folder) => filesUnder(folder));
const names = new Set(files.map((file) => basename(file)));
const migrations = files.filter((file) => file.endsWith('.sql'));

/** Whether something in backticks that names a file or a folder names one that is there. What names none counts as there. */
function isThere(code: string): boolean {
  const [, ending] = /^…(\w+\.sql)$/.exec(code) ?? [];
  if (ending !== undefined) return migrations.filter((file) => file.endsWith(ending)).length === 1;
  // Patterns, commands, addresses of pages, imports and media types.
  if (/[^\w./-]/.test(code) || /^(?:[/.-]|application\/)/.test(code) || !/\w/.test(code)) return true;
  const isCode = /\.(tsx?|mjs|css|sql)$/.test(code);
  if (!code.includes('/')) return !isCode || names.has(code) || existsSync(join(ROOT, code));
  const [first = '', second = ''] = code.split('/');
  // Generated files don't exist in a fresh checkout; a folder's name alone (`parts/`) means every folder with that name.
  if (MADE.includes(first) || (second === '' && !folders.has(first))) return true;
  return BASES.some((base) => existsSync(join(ROOT, base, code)));
}

/** Folders that builds, programs and tests make. */
const MADE = ['dist', 'out', 'release', 'node_modules', 'test-results', 'playwright-report'];

test.each(documents)('each path that %s names is there', (document) => {
  const prose = textOf(document).replace(/^( *)(`{3,}).*?^\1\2$/gms, '');
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  expect(named.filter((code) => !isThere(code))).toEqual([]);
});

test.each([
  ['a file of the renderer', 'data/repository.ts', true],
  ['a file from the root', 'src/domain/limits.ts', true],
  ['a file without the folder that leads to it', 'src/repository.ts', false],
  ['a folder that is gone', 'admin/former', false],
  ['a name that no file has', 'former.ts', false],
  ['a migration', '…_checking_rights.sql', true],
  ['two migrations', '…_drafts.sql', false],
  ['an address', '/blog', true],
])('%s (%s): %s', (_what, code, there) => {
  expect(isThere(code)).toBe(there);
});
