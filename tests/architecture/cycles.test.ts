import { dirname, join, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';
import { codeUnder, textOf } from './project-files.ts';

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

/** The same imports between the rooms of a folder: its folders, and each file that lies in none of them. */
function roomsOf(graph: ReadonlyMap<string, readonly string[]>, folder: string): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  const roomOf = (file: string) =>
    file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split('/')[0] ?? null) : null;
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    if (room === null) continue;
    const others = imports.map(roomOf).filter((other) => other !== null && other !== room) as string[];
    rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
  }
  return rooms;
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

test('a ring of rooms is found where none of their files form one', () => {
  const imports = new Map([
    ['house/kitchen/oven.ts', ['house/hall/door.ts']],
    ['house/hall/door.ts', ['house/key.ts', 'house/hall/bell.ts']],
    ['house/hall/bell.ts', []],
    ['house/key.ts', ['house/kitchen/hook.ts']],
    ['house/kitchen/hook.ts', []],
    ['garden/herbs.ts', ['house/kitchen/oven.ts']],
  ]);
  expect(findCycle(imports)).toBeNull();
  expect(findCycle(roomsOf(imports, 'house'))).toEqual(['kitchen', 'hall', 'key.ts', 'kitchen']);
  expect(findCycle(roomsOf(imports, 'garden'))).toBeNull();
});

test('no files import one another in a ring', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(findCycle(graph)).toBeNull();
});

// One way through the house: whoever knows a room needn't know those that are built on it.
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
])('no rooms of %s import one another in a ring', (folder) => {
  const rooms = roomsOf(graph, folder);
  expect(rooms.size).toBeGreaterThan(2);
  expect([...rooms.values()].flat()).not.toEqual([]);
  expect(findCycle(rooms)).toBeNull();
});
