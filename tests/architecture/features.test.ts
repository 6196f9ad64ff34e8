import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeUnder, filesUnder, folderNames, ROOT, textOf } from './project-files.ts';

const FEATURES = 'src/renderer/features';

/** Messages of public pages come with the portal, page-messages with their page. */
const MESSAGE_FOLDERS = ['messages', 'page-messages', 'parts/page-messages'] as const;

/** Where the compiler is told the keys of every namespace. */
const resources = textOf('src/renderer/app/i18next.d.ts');

describe.each(folderNames(FEATURES))('the feature %s', (name) => {
  const there = (file: string) => existsSync(join(ROOT, FEATURES, name, file));
  const messages = MESSAGE_FOLDERS.filter(there);

  test('opens pages or lends parts', () => {
    expect(there('routes.ts') || there('parts')).toBe(true);
  });

  test('speaks both languages', () => {
    for (const folder of messages) {
      expect([there(`${folder}/id.json`), there(`${folder}/en.json`)], folder).toEqual([true, true]);
    }
  });

  test('has its messages checked by the compiler', () => {
    for (const folder of messages) expect(resources).toContain(`from '../features/${name}/${folder}/id.json';`);
  });

  test('brings what it says on public pages with them', () => {
    for (const language of there('messages') ? ['id', 'en'] : []) {
      const everywhere = textOf(`src/renderer/app/messages/messages-${language}.ts`);
      expect(everywhere).toContain(`import ${name} from '../../features/${name}/messages/${language}.json';`);
    }
  });

  test('loads its screens when they are opened, not before', () => {
    if (!there('routes.ts')) return;
    const routes = textOf(`${FEATURES}/${name}/routes.ts`);
    expect(routes).toMatch(/load: \(\) => import\('\.\/[\w-]+-screen\.tsx'\)/);
    expect(routes).not.toMatch(/^import (?!type )/m);
  });
});

const SECTIONS = 'src/renderer/admin/sections';
const CMS = 'src/renderer/admin/cms';

test.each(folderNames(SECTIONS))('the admin section %s is found by its folder and has messages', (name) => {
  expect(existsSync(join(ROOT, SECTIONS, name, 'section.ts'))).toBe(true);
  expect(existsSync(join(ROOT, SECTIONS, name, 'messages'))).toBe(true);
});

/** Admin sections, and what content types are edited with: each part with messages of its own has them checked. */
describe.each(
  [SECTIONS, CMS]
    .flatMap((parent) => folderNames(parent).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(ROOT, folder, 'messages'))),
)('%s', (folder) => {
  test('speaks both languages', () => {
    expect(filesUnder(`${folder}/messages`).map((file) => file.split('/').at(-1))).toEqual(['en.json', 'id.json']);
  });

  test('has its messages checked by the compiler', () => {
    expect(resources).toContain(`from '${folder.replace('src/renderer', '..')}/messages/id.json';`);
  });
});

test('no two features open the same path', () => {
  const paths = folderNames(FEATURES).flatMap((name) => {
    const file = `${FEATURES}/${name}/routes.ts`;
    return existsSync(join(ROOT, file)) ? [...textOf(file).matchAll(/path: '([^']+)'/g)].map((match) => match[1]) : [];
  });
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/blog', '/article/:id', '/about', '/contact', '/auth', '/profile', '*']),
  );
});

/** What people write and read; drawings, articles and their list of sources have their own measures. */
const WRITTEN = /\.(ts|tsx|mjs|css|sql|json|html|toml)$/;

test('no file under src has more than 300 lines', () => {
  const long = filesUnder('src')
    .filter((file) => WRITTEN.test(file))
    .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});

/** Banners, about, contact, communities and whatever comes: what they have in common lies in admin/cms/content-types. */
const definitionSections = folderNames(SECTIONS)
  .map((name) => [name, codeUnder(`${SECTIONS}/${name}`)] as const)
  .filter(([, files]) => files.some((file) => textOf(file).includes('definitionScreen(')));

test.each(definitionSections)('all that the section of %s says of itself has at most 300 lines', (_name, files) => {
  const lines = files.map((file) => textOf(file).trimEnd().split('\n').length);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(300);
});

test('names are in kebab-case, and none of the names that say nothing', () => {
  const names = filesUnder('src').filter((file) => /\.tsx?$/.test(file));
  expect(names.filter((file) => !/\/[a-z0-9]+(-[a-z0-9]+)*(\.config|\.test|\.d)?\.tsx?$/.test(file))).toEqual([]);
  expect(names.filter((file) => /(^|[/-])(utils?|helpers?|common|manager|service|index)([-.]|\/)/.test(file))).toEqual(
    // Entries that tools look for by this name.
    ['src/main/index.ts', 'src/preload/index.ts'],
  );
});
