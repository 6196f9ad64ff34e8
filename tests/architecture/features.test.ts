import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeUnder, filesUnder, folderNames, ROOT, textOf } from '#tests/support/project-files.ts';

const FEATURES = 'src/renderer/features';

describe.each(folderNames(FEATURES))('the feature %s', (name) => {
  const there = (file: string) => existsSync(join(ROOT, FEATURES, name, file));

  test('brings what it says on public pages with them', () => {
    for (const language of there('messages') ? ['id', 'en'] : []) {
      const everywhere = textOf(`src/renderer/app/messages/messages-${language}.ts`);
      expect(everywhere).toContain(` from '../../features/${name}/messages/${language}.json';`);
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
const sections = folderNames(SECTIONS).filter((name) => name !== 'messages');

test.each(sections)('the admin section %s is found by its folder', (name) => {
  expect(existsSync(join(ROOT, SECTIONS, name, 'section.ts'))).toBe(true);
});

test('each admin section has messages, a namespace called like it', () => {
  const messages = JSON.parse(textOf(`${SECTIONS}/messages/id.json`)) as object;
  expect(Object.keys(messages)).toEqual(sections);
});

/** What people write and read; drawings, articles and their list of sources have their own measures, and messages are lists. */
const WRITTEN = /(?<!\/messages\/(id|en))\.(ts|tsx|mjs|css|sql|json|html|toml)$/;

test('no file under src has more than 400 lines', () => {
  const long = filesUnder('src')
    .filter((file) => WRITTEN.test(file))
    .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 400);
  expect(long).toEqual([]);
});

/**
 * Banners, about, contact, communities and others that are described by a schema alone: their shared code is in
 * admin/cms/content-types. Sections with rules of their own (articles) have a `…-content-type.ts`.
 */
const definitionSections = sections
  .map((name) => [name, codeUnder(`${SECTIONS}/${name}`)] as const)
  .filter(
    ([, files]) =>
      files.some((file) => textOf(file).includes('definitionScreen(')) &&
      !files.some((file) => file.endsWith('-content-type.ts')),
  );

test.each(definitionSections)('all that the section of %s says of itself has at most 300 lines', (_name, files) => {
  const lines = files.map((file) => textOf(file).trimEnd().split('\n').length);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(300);
});

test('names are in kebab-case, and none of the names that say nothing', () => {
  const names = filesUnder('src').filter((file) => /\.tsx?$/.test(file));
  expect(names.filter((file) => !/\/[a-z0-9]+(-[a-z0-9]+)*(\.config|\.test|\.d)?\.tsx?$/.test(file))).toEqual([]);
  // Service workers and the service role have these names from the browser and from Supabase.
  const named = names.map((file) => file.replaceAll(/service-(worker|role)/g, '$1'));
  expect(named.filter((file) => /(^|[/-])(utils?|helpers?|common|manager|service|index)([-.]|\/)/.test(file))).toEqual(
    // Entries that tools look for by this name.
    ['src/backend/supabase/functions/send-mail/index.ts', 'src/main/index.ts', 'src/preload/index.ts'],
  );
});
