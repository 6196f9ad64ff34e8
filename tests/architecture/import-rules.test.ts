import { dirname, relative } from 'node:path/posix';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { filesUnder, ROOT, textOf } from '#tests/support/project-files.ts';

// A linter or a bundler begins: on a busy machine that takes several seconds.
vi.setConfig({ testTimeout: 120_000 });

const eslint = new ESLint({ cwd: ROOT });

// The first text reads the configuration and starts the resolver; the others are quick.
beforeAll(async () => {
  await eslint.lintText("import '#domain/result.ts';", { filePath: 'src/renderer/app/x.ts' });
}, 60_000);

/** The names of the rules that refuse these lines, were they in that file; line by line. */
async function refused(file: string, lines: readonly string[]): Promise<string[][]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: file });
  const rules = /^(boundaries\/|no-unsanitized\/|(@typescript-eslint\/)?no-restricted-)/;
  return lines.map((_line, index) =>
    (result?.messages ?? [])
      .filter((message) => message.line === index + 1 && rules.test(message.ruleId ?? ''))
      .map((message) => message.ruleId ?? ''),
  );
}

/** One file of each element, as an import from anywhere. */
const ELEMENTS = {
  domain: '#domain/result.ts',
  text: '#text/markdown-parser.ts',
  content: '#content/categories.ts',
  main: '#main/windows/main-window.ts',
  preload: '#preload/index.ts',
  backend: '#backend/embedded/start-backend.ts',
  web: '#web/serve/serve-site.ts',
  app: '#renderer/app/portal.tsx',
  cms: '#renderer/admin/cms/content-type.ts',
  feedback: '#renderer/admin/feedback/use-undo.ts',
  dataTable: '#renderer/admin/data-table/use-selection.ts',
  dateField: '#renderer/admin/date-field/read-date.ts',
  shell: '#renderer/admin/shell/admin-area.tsx',
  aboutSection: '#renderer/admin/sections/about/about.ts',
  page: '#renderer/page/page-loading.tsx',
  about: '#renderer/features/about/about-screen.tsx',
  articles: '#renderer/features/articles/article-data.ts',
  articleParts: '#renderer/features/articles/parts/newest-articles.ts',
  data: '#renderer/data/repository.ts',
  api: '#renderer/data/api/supabase-client.ts',
  auth: '#renderer/data/auth/remote-accounts.ts',
  remote: '#renderer/data/remote/rest.ts',
  offline: '#renderer/data/offline/device-library.ts',
  collections: '#renderer/data/collections/people.ts',
  session: '#renderer/session/session.ts',
  bundled: '#renderer/data/bundled/stored-library.ts',
  port: '#renderer/platform/port.ts',
  browser: '#renderer/platform/browser/browser-platform.ts',
  memory: '#renderer/platform/memory/memory-platform.ts',
  webPlatform: '#renderer/platform/web/web-platform.ts',
  desktopPlatform: '#renderer/platform/desktop/desktop-platform.ts',
  i18n: '#renderer/i18n/dates.ts',
  ui: '#renderer/ui/toast.ts',
  build: 'build/content/drawings.ts',
} as const;
type Element = keyof typeof ELEMENTS;

/** A line in `file` that imports something of a element. */
function importOf(element: Element, file: string): string {
  const target = ELEMENTS[element];
  return `export * from '${target.startsWith('#') ? target : relative(dirname(file), target)}';`;
}

/** The elements whose import is let through in that file. */
async function letThrough(file: string, elements: readonly Element[]): Promise<Element[]> {
  const answers = await refused(
    file,
    elements.map((element) => importOf(element, file)),
  );
  return elements.filter((_room, index) => answers[index]?.length === 0).sort();
}

/** Who may import whom (architecture.md): a new file in each element, and the elements that it may import. */
const RULES: readonly (readonly [file: string, allowed: readonly Element[]])[] = [
  ['src/domain/x.ts', ['domain']],
  ['src/text/x.ts', ['text', 'domain']],
  ['src/content/x.ts', ['content', 'domain']],
  ['src/preload/x.ts', ['preload']],
  ['src/main/protocol/x.ts', ['main', 'domain']],
  ['src/backend/embedded/x.ts', ['backend', 'domain', 'content']],
  ['src/renderer/ui/x.tsx', ['ui', 'domain']],
  ['src/renderer/platform/browser/x.ts', ['browser', 'domain']],
  ['src/renderer/platform/memory/x.ts', ['memory', 'browser', 'domain']],
  ['src/renderer/platform/web/x.ts', ['webPlatform', 'browser', 'domain']],
  ['src/renderer/platform/desktop/x.ts', ['desktopPlatform', 'browser', 'domain']],
  ['src/renderer/data/x.ts', ['data', 'i18n', 'text', 'domain']],
  ['src/renderer/data/api/x.ts', ['api', 'data', 'domain']],
  ['src/renderer/data/auth/x.ts', ['auth', 'api', 'data', 'domain']],
  ['src/renderer/data/remote/x.ts', ['remote', 'api', 'data', 'text', 'domain']],
  ['src/renderer/data/offline/x.ts', ['offline', 'bundled', 'data', 'remote', 'i18n', 'text', 'domain']],
  ['src/renderer/data/collections/x.ts', ['collections', 'data', 'domain']],
  ['src/renderer/session/x.ts', ['session', 'data', 'domain']],
  ['src/renderer/data/bundled/x.ts', ['bundled', 'data', 'content', 'domain']],
  ['src/renderer/i18n/x.ts', ['i18n', 'domain']],
  [
    'src/renderer/admin/cms/list/x.tsx',
    ['cms', 'dataTable', 'dateField', 'feedback', 'data', 'collections', 'session', 'i18n', 'ui', 'text', 'domain'],
  ],
  ['src/renderer/admin/date-field/x.tsx', ['dateField', 'i18n', 'ui', 'domain']],
  ['src/renderer/admin/data-table/x.tsx', ['dataTable', 'feedback', 'data', 'i18n', 'ui', 'domain']],
  ['src/renderer/admin/feedback/x.tsx', ['feedback', 'data', 'i18n', 'ui', 'domain']],
  [
    'src/renderer/admin/sections/about/x.tsx',
    [
      'aboutSection',
      'about',
      'articleParts',
      'cms',
      'dataTable',
      'dateField',
      'feedback',
      'data',
      'collections',
      'session',
      'i18n',
      'ui',
      'text',
      'domain',
    ],
  ],
  [
    'src/renderer/admin/sections/banners/x.tsx',
    [
      'articleParts',
      'cms',
      'dataTable',
      'dateField',
      'feedback',
      'data',
      'collections',
      'session',
      'i18n',
      'ui',
      'text',
      'domain',
    ],
  ],
  [
    'src/renderer/admin/shell/x.tsx',
    ['shell', 'aboutSection', 'page', 'articleParts', 'cms', 'data', 'collections', 'session', 'i18n', 'ui', 'domain'],
  ],
  ['src/renderer/page/x.tsx', ['page', 'data', 'session', 'i18n', 'ui', 'domain']],
  [
    'src/renderer/features/about/x.tsx',
    ['about', 'page', 'articleParts', 'data', 'session', 'i18n', 'ui', 'text', 'domain'],
  ],
  [
    'src/renderer/features/articles/x.tsx',
    ['articles', 'page', 'articleParts', 'data', 'session', 'i18n', 'ui', 'text', 'domain'],
  ],
  [
    'src/renderer/features/articles/parts/x.tsx',
    ['page', 'articleParts', 'data', 'session', 'i18n', 'ui', 'text', 'domain'],
  ],
  [
    'src/renderer/app/x.tsx',
    [
      'app',
      'shell',
      'page',
      'about',
      'articles',
      'articleParts',
      'data',
      'auth',
      'remote',
      'bundled',
      'offline',
      'session',
      'i18n',
      'ui',
      'domain',
    ],
  ],
];
const elements = (Object.keys(ELEMENTS) as Element[]).filter((element) => element !== 'port');

describe.each(RULES)('%s', (file, allowed) => {
  test('may import what its element allows, and nothing else', async () => {
    expect(await letThrough(file, elements)).toEqual([...allowed].sort());
  });
});

test('the web host may use the portal and its own platform, and neither the other host, the backend nor the articles', async () => {
  const wanted: Element[] = ['app', 'webPlatform', 'memory', 'desktopPlatform', 'main', 'backend', 'about', 'content'];
  expect(await letThrough('src/web/x.ts', wanted)).toEqual(['app', 'memory', 'webPlatform']);
});

test('what builds the project reads content and shows it as the portal does, and asks no backend through it', async () => {
  const wanted: Element[] = ['content', 'data', 'i18n', 'backend', 'remote', 'session', 'app', 'main', 'web'];
  expect(await letThrough('build/content/x.ts', wanted)).toEqual(['backend', 'content', 'data', 'i18n']);
  expect(await letThrough('build/programs/x.ts', ['build', 'backend', 'web', 'domain', 'data', 'main'])).toEqual([
    'backend',
    'build',
    'web',
  ]);
});

// Two elements of one file each.
describe('the port to the device, platform/port.ts', () => {
  test('imports words of the domain alone', async () => {
    expect(await letThrough('src/renderer/platform/port.ts', elements)).toEqual(['domain']);
  });

  test.each([
    'app/x.ts',
    'admin/cms/list/x.ts',
    'features/about/x.ts',
    'session/x.ts',
    'data/auth/x.ts',
    'platform/web/x.ts',
  ])('is open to %s', async (file) => {
    expect(await letThrough(`src/renderer/${file}`, ['port'])).toEqual(['port']);
  });

  test.each([
    'domain/x.ts',
    'content/x.ts',
    'main/x.ts',
    'backend/embedded/x.ts',
    'renderer/ui/x.ts',
    'renderer/data/x.ts',
    'renderer/i18n/x.ts',
  ])('is closed to %s', async (file) => {
    expect(await letThrough(`src/${file}`, ['port'])).toEqual([]);
  });
});

test('the desktop’s entry imports the portal, its own platform, and what both platforms share', async () => {
  expect(await letThrough('src/renderer/entry.tsx', elements)).toEqual(['app', 'browser', 'desktopPlatform', 'ui']);
});

describe('a forbidden import is found however it is written', () => {
  test.each([
    "import { loadArticle } from '../articles/article-data.ts'; export const a = loadArticle;",
    "import type { loadArticle } from '../articles/article-data.ts'; export type A = typeof loadArticle;",
    "export { loadArticle } from '../articles/article-data.ts';",
    "export const a = () => import('../articles/article-data.ts');",
    "import '#renderer/features/articles/article-data.ts';",
  ])('%s', async (line) => {
    expect(await refused('src/renderer/features/about/x.tsx', [line])).toEqual([['boundaries/dependencies']]);
  });
});

describe('packages with one home', () => {
  test.each([
    ['electron', 'src/renderer/app/x.ts', true],
    ['electron', 'src/domain/x.ts', true],
    ['electron', 'src/preload/x.ts', false],
    ['@supabase/supabase-js', 'src/renderer/data/api/x.ts', false],
    ['@supabase/supabase-js', 'src/renderer/data/auth/x.ts', false],
    ['@supabase/supabase-js', 'src/renderer/data/accounts.ts', true],
    ['@supabase/supabase-js', 'src/renderer/data/x.ts', true],
    ['@supabase/supabase-js', 'src/main/x.ts', true],
    ['@supabase/auth-js', 'src/renderer/data/auth/x.ts', true],
    ['@supabase/auth-js', 'src/main/x.ts', true],
    ['@tanstack/react-query', 'src/renderer/admin/cms/list/x.ts', false],
    ['@tanstack/react-query', 'src/renderer/data/collections/x.ts', false],
    ['@tanstack/react-query', 'src/renderer/session/x.ts', true],
    ['@tanstack/react-query', 'src/renderer/data/x.ts', true],
    ['@tanstack/react-query', 'src/renderer/app/x.ts', true],
    ['@tanstack/react-query', 'src/renderer/features/auth/x.ts', true],
  ])('%s in %s: refused is %s', async (name, file, expected) => {
    const [rules] = await refused(file, [`import * as a from '${name}'; export { a };`]);
    expect(rules?.some((rule) => rule.endsWith('no-restricted-imports'))).toBe(expected);
  });
});

describe('the device', () => {
  test.each(['window.name', 'localStorage.length', 'sessionStorage.length', 'navigator.language', 'document.cookie'])(
    '%s is refused outside of the platform and the design system',
    async (expression) => {
      const line = `export const a = ${expression};`;
      for (const element of ['app', 'admin/cms/list', 'features/about', 'data', 'session', 'i18n']) {
        expect((await refused(`src/renderer/${element}/x.ts`, [line]))[0], element).toHaveLength(1);
      }
      for (const element of ['platform/browser', 'ui']) {
        expect((await refused(`src/renderer/${element}/x.ts`, [line]))[0], element).toHaveLength(0);
      }
    },
  );
});

test('exports have names', async () => {
  const line = 'export default 1;';
  expect(await refused('src/domain/x.ts', [line])).toEqual([['no-restricted-syntax']]);
  expect(await refused('src/web/vite.config.ts', [line])).toEqual([[]]);
});

describe('pages and the main process talk in two files', () => {
  test.each([
    ["import { app } from 'electron';", []],
    ["import { ipcMain } from 'electron';", ['no-restricted-imports']],
    ["import * as electron from 'electron';", ['no-restricted-imports']],
    ["import electron from 'electron';", ['no-restricted-imports']],
    ["contents.ipc.on('x', () => undefined);", ['no-restricted-syntax']],
    ["contents.on('ipc-message-sync', () => undefined);", ['no-restricted-syntax']],
    ["contents.send('x');", ['no-restricted-syntax']],
    ["contents.postMessage('x', null);", ['no-restricted-syntax']],
    ["await contents.executeJavaScript('x');", ['no-restricted-syntax']],
  ])('%s', async (line, rules) => {
    expect(await refused('src/main/windows/x.ts', [line])).toEqual([rules]);
  });

  test('each in its own', async () => {
    expect(await refused('src/main/ipc/serve.ts', ["import { ipcMain } from 'electron';"])).toEqual([[]]);
    expect(await refused('src/main/ipc/send-event.ts', ["contents.send('x');"])).toEqual([[]]);
  });
});

test('pages get no HTML as text', async () => {
  expect(await refused('src/renderer/ui/x.tsx', ['document.body.innerHTML = location.hash;'])).toEqual([
    ['no-unsanitized/property'],
  ]);
});

test('what lies three folders up or further is imported by its name from the root', () => {
  const files = ['src', 'build', 'tests'].flatMap(filesUnder).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const far = /^(?:import|export|\} from).*'(?:\.\.\/){3}/m;
  expect(files.filter((file) => far.test(textOf(file)))).toEqual([]);
});
