import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentTypeDefinition } from '#renderer/admin/cms/content-types/definition.ts';

const SECTIONS = join(import.meta.dirname, '../../src/renderer/admin/sections');

/** What the sections say of the collections that have a schema: each in the file of its folder that is called like it. */
export async function sectionDefinitions(): Promise<ContentTypeDefinition[]> {
  const files = readdirSync(SECTIONS)
    .map((name) => join(SECTIONS, name, `${name}.ts`))
    .filter((file) => existsSync(file));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href) as Promise<object>));
  return modules.flatMap((found): ContentTypeDefinition[] => Object.values(found).filter(isDefinition));
}

function isDefinition(value: unknown): value is ContentTypeDefinition {
  return typeof value === 'object' && value !== null && ['collection', 'shared', 'text'].every((part) => part in value);
}
