import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RENDERER = 'src/renderer';
const ADMIN = readdirSync(`${RENDERER}/admin`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  .map((name) => readFileSync(join(RENDERER, 'admin', name), 'utf8'));
const OF_ADMIN = 'ui/lazy/admin-icons.ts';

/** `[name, drawing]` of each icon that a module defines. */
function definedIn(text: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(/(\w+)(?: =|:) icon\((?:lucide\.)?(\w+)\)/g)].map(([, name = '', drawing = '']) => [
    name,
    drawing,
  ]);
}

/** Which icons of a shared module the admin area shows. */
function usedOf(path: string): readonly (readonly [string, string])[] {
  return definedIn(readFileSync(join(RENDERER, path), 'utf8')).filter(([name]) =>
    ADMIN.some((text) => {
      const imports = text.match(/import \{[^}]*\} from '[^']*icons\.tsx?'/g) ?? [];
      const file = path.split('/').at(-1) ?? '';
      return imports.some((line) => line.endsWith(`/${file}'`) && new RegExp(`\\b${name}\\b`).test(line));
    }),
  );
}

test('in the admin area one drawing has one meaning', () => {
  const icons = [
    ...definedIn(readFileSync(join(RENDERER, OF_ADMIN), 'utf8')),
    ...usedOf('ui/icons.tsx'),
    ...usedOf('ui/lazy/icons.ts'),
    ...ADMIN.flatMap(definedIn),
  ];
  expect(icons.length).toBeGreaterThan(60);
  const drawings = icons.map(([, drawing]) => drawing);
  expect(icons.filter(([, drawing]) => drawings.filter((each) => each === drawing).length > 1)).toEqual([]);
});
