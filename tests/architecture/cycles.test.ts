import { dirname, join, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';
import { codeUnder, textOf } from '#tests/support/project-files.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|#)[^']+)'/g;

/** What a file imports of the project, types and lazy ones included. */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('#') ? join('src', target.slice(1)) : normalize(join(dirname(file), target)),
  );
}

/** The first ring of files that import one another, or null. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

/** The same imports between the parts of a folder: its folders, and each file that lies in none of them. */
function partsOf(graph: ReadonlyMap<string, readonly string[]>, folder: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  const partOf = (file: string) =>
    file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split('/')[0] ?? null) : null;
  for (const [file, imports] of graph) {
    const part = partOf(file);
    if (part === null) continue;
    const others = imports.map(partOf).filter((other) => other !== null && other !== part) as string[];
    parts.set(part, [...(parts.get(part) ?? []), ...others]);
  }
  return parts;
}

const files = [...codeUnder('src'), ...codeUnder('build')];
const graph = new Map(files.map((file) => [file, importsOf(file)]));

test('a ring of files is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'c', 'b']);
});

test('a cycle of folders is found where none of their files form one', () => {
  const imports = new Map([
    ['house/kitchen/oven.ts', ['house/hall/door.ts']],
    ['house/hall/door.ts', ['house/key.ts', 'house/hall/bell.ts']],
    ['house/hall/bell.ts', []],
    ['house/key.ts', ['house/kitchen/hook.ts']],
    ['house/kitchen/hook.ts', []],
    ['garden/herbs.ts', ['house/kitchen/oven.ts']],
  ]);
  expect(findCycle(imports)).toBeNull();
  expect(findCycle(partsOf(imports, 'house'))).toEqual(['kitchen', 'hall', 'key.ts', 'kitchen']);
  expect(findCycle(partsOf(imports, 'garden'))).toBeNull();
});

test('no files import one another in a ring', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(findCycle(graph)).toBeNull();
});

// Dependencies between folders point one way.
test.each([
  'src',
  'src/backend',
  'src/main',
  'src/renderer',
  'src/renderer/app',
  'src/renderer/data',
  'src/renderer/admin',
  'src/renderer/admin/cms',
  'src/renderer/features',
  'src/text',
])('no folders of %s import one another in a cycle', (folder) => {
  const parts = partsOf(graph, folder);
  expect(parts.size).toBeGreaterThan(2);
  expect([...parts.values()].flat()).not.toEqual([]);
  expect(findCycle(parts)).toBeNull();
});
