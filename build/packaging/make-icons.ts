import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconFiles } from './icon-files.ts';

// Renders build/resources/icon.svg in every size: node --import tsx build/packaging/make-icons.ts
const resources = join(import.meta.dirname, '../resources');
const folder = join(resources, 'icons');
rmSync(folder, { recursive: true, force: true });
let total = 0;
for (const [name, bytes] of iconFiles(readFileSync(join(resources, 'icon.svg'), 'utf8'))) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  total += bytes.length;
}
console.log(`Icons in ${folder}, ${Math.round(total / 1024)} KiB.`);
