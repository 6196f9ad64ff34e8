import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allScripts, scriptText } from './site-scripts.ts';

export interface Library {
  /** The package, as npm names it. */
  readonly name: string;
  /** The package that its own files come in, where it only passes on others. */
  readonly files?: string;
  /** Found in every build of the library, however it was minified, and in nothing else of ours. */
  readonly tells: RegExp;
}

/** What no visitor downloads before a form is focused or a private page opened. */
export const keptOut: readonly Library[] = [
  { name: 'zod', tells: /invalid_format|unrecognized_keys/ },
  { name: 'sonner', tells: /data-sonner-toast/ },
  { name: 'markdown-it', tells: /lheading/ },
  { name: '@supabase/supabase-js', tells: /supabaseUrl is required/ },
  { name: '@supabase/auth-js', tells: /AuthRefreshDiscardedError/ },
  { name: '@supabase/postgrest-js', tells: /vnd\.pgrst\.object/ },
  { name: '@supabase/storage-js', tells: /StorageUnknownError/ },
  { name: 'radix-ui', files: '@radix-ui/react-collection', tells: /data-radix/ },
  { name: '@tanstack/react-query', tells: /No QueryClient set/ },
  { name: 'react-hook-form', tells: /shouldUnregister/ },
];

/** Libraries of /auth itself, which are needed for its forms. */
const FORMS: readonly string[] = ['zod', 'radix-ui', 'react-hook-form'];

/** Libraries that /auth must not load before a form is touched. */
export const keptOutOfSignIn: readonly Library[] = keptOut.filter(({ name }) => !FORMS.includes(name));

/** Code that only people with an account need, recognised by a string of each file. */
export const privateCode: readonly Omit<Library, 'files'>[] = [
  { name: 'what follows a session', tells: /The role could not be checked/ },
  { name: 'the admin area', tells: /gate\.checking/ },
  { name: 'the profile', tells: /emailFixed/ },
];

const packages = join(import.meta.dirname, '../../../node_modules');

export function isInstalled({ name }: Library): boolean {
  return existsSync(join(packages, name));
}

/** The scripts of a site that hold a library, or code of ours. */
export function holders(folder: string, { tells }: Pick<Library, 'tells'>): readonly string[] {
  return allScripts(folder).filter((address) => tells.test(scriptText(folder, address)));
}

/** Whether the library's own files contain the strings by which it is recognised. */
export function isToldByItsFiles({ name, files = name, tells }: Library): boolean {
  const folder = join(packages, files);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (file) =>
      /\.[cm]?js$/.test(file) && !file.includes('node_modules') && tells.test(readFileSync(join(folder, file), 'utf8')),
  );
}

/** What stands in `scripts` and shouldn't, each with the file that it came in. */
export function intruders(
  folder: string,
  scripts: readonly string[],
  unwanted: readonly Pick<Library, 'name' | 'tells'>[],
): readonly string[] {
  return scripts.flatMap((address) =>
    unwanted.filter(({ tells }) => tells.test(scriptText(folder, address))).map(({ name }) => `${name} in ${address}`),
  );
}
