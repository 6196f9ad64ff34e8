import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, test, vi } from 'vitest';
import { keysOf, messagePairs } from './message-files.ts';
import { keysOfPortal } from './message-keys.ts';
import { filesUnder, portalCode, textOf } from '#tests/support/project-files.ts';

// All code of the portal is parsed: on a busy machine that takes a minute.
vi.setConfig({ testTimeout: 120_000 });

/** Keys of the messages that lie in some folders, without the endings for numbers. */
function keysIn(accept: (folder: string) => boolean): readonly string[] {
  return messagePairs()
    .filter(({ folder }) => accept(folder))
    .flatMap(keysOf);
}

/** What every page has: the shell's own words, and those of each feature's `messages`. */
const everywhere = keysIn(
  (folder) => folder === 'src/renderer/app/messages' || /^src\/renderer\/features\/[^/]+\/messages$/.test(folder),
);
/** What the admin area adds: its own words, its sections', and those of what they write with. */
const inAdmin = keysIn((folder) => /^src\/renderer\/admin\/.+\/messages$/.test(folder));

const code = new Set(portalCode());

const keysByFile = new Map<string, readonly string[]>();
/** The keys that a file uses; many pages reach the same files. */
function keysUsedIn(file: string): readonly string[] {
  const keys = keysByFile.get(file) ?? keysOfPortal(textOf(file), file);
  keysByFile.set(file, keys);
  return keys;
}

/** The file that an import in another one names. */
function targetOf(path: string, file: string): string {
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path.replace(/^#/, 'src/');
}

/** The files of the portal that a file imports, at once or later, but for the parts that bring their own messages. */
function importsOf(file: string): readonly string[] {
  return [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, path = '']) => {
    const target = targetOf(path, file);
    return code.has(target) ? [target] : [];
  });
}

/** The messages of a part that is loaded later and has its own. */
function textsBrought(file: string): readonly string[] {
  const jsons = [...textOf(file).matchAll(/from '([^']*\bpage-messages\/[^']+\.json)'/g)];
  const folders = jsons.map(([, path = '']) => dirname(targetOf(path, file)));
  return keysIn((folder) => folders.includes(folder));
}

/** In one go, so that what several files reach is read once. */
function reachedFrom(starts: readonly string[]): readonly string[] {
  const reached = new Set(starts);
  for (const file of reached) for (const each of importsOf(file)) reached.add(each);
  return [...reached];
}

/** The message files that a route's `messages` import, straight or through a file that joins several. */
function textsOf(routes: string): readonly string[] {
  const files = [...textOf(routes).matchAll(/import\('([^']*\bpage-messages\/[^']+)'\)/g)].map(([, path = '']) =>
    targetOf(path, routes),
  );
  const jsons = files.flatMap((file) =>
    file.endsWith('.json')
      ? [file]
      : [...textOf(file).matchAll(/from '([^']+\.json)'/g)].map(([, path = '']) => targetOf(path, file)),
  );
  return keysIn((folder) => jsons.includes(`${folder}/id.json`));
}

const features = filesUnder('src/renderer/features').filter((file) => file.endsWith('/routes.ts'));

describe('every text that a page shows comes with that page', () => {
  test.each(features)('%s', (routes) => {
    const known = new Set([...everywhere, ...textsOf(routes)]);
    const screens = [...textOf(routes).matchAll(/load: \(\) => import\('([^']+)'\)/g)].map(([, path = '']) =>
      targetOf(path, routes),
    );
    expect(screens).not.toEqual([]);
    const reached = reachedFrom(screens);
    for (const key of reached.flatMap(textsBrought)) known.add(key);
    const missing = reached.flatMap((file) =>
      keysUsedIn(file)
        .filter((key) => !known.has(key))
        .map((key) => `${key} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('the shell around them', () => {
    const known = new Set(everywhere);
    const shell = [...code].filter((file) => /^src\/renderer\/app\/[^/]+$/.test(file));
    const missing = shell.flatMap((file) =>
      keysUsedIn(file)
        .filter((key) => !known.has(key))
        .map((key) => `${key} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('the admin area', () => {
    const starts = [
      'src/renderer/admin/shell/admin-area.tsx',
      ...[...code].filter((file) => /\/admin\/sections\/[^/]+\/section\.ts$/.test(file)),
    ];
    const reached = reachedFrom(starts);
    // A preview of a page includes the messages of that page, as its route does.
    const bringing = reached.filter((file) => textOf(file).includes('page-messages/'));
    const known = new Set([...everywhere, ...inAdmin, ...bringing.flatMap(textsOf), ...reached.flatMap(textsBrought)]);
    const missing = reached.flatMap((file) =>
      keysUsedIn(file)
        .filter((key) => !known.has(key))
        .map((key) => `${key} in ${file}`),
    );
    expect(missing).toEqual([]);
  });
});
