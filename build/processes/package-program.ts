import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** The JavaScript file of a package's command: run with node itself, it needs no shell and works on every system. */
export function packageProgram(name: string, command: string = name): string {
  const file = join(packages, name, 'package.json');
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> };
  const program = typeof bin === 'string' ? bin : bin[command];
  if (program === undefined) throw new Error(`The package ${name} has no command ${command}.`);
  return join(dirname(file), program);
}
