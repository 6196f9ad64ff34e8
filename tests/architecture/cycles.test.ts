import { dirname, join, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';
import { filesUnder, textOf } from './project-files.ts';

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

test('a ring of files is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'c', 'b']);
});

test('no files import one another in a ring', () => {
  const files = [...filesUnder('src'), ...filesUnder('build')].filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(findCycle(new Map(files.map((file) => [file, importsOf(file)])))).toBeNull();
});
