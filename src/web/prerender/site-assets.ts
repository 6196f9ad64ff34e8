import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The built files that pages refer to. */
export interface SiteAssets {
  readonly entry: string;
  /** The entry's imports: without a hint the browser would find them only after loading the entry. */
  readonly entryScripts: readonly string[];
  readonly css: string;
  /** Addresses of a source file's chunk and of its imports, without the entry's own. */
  scriptsOf(source: string): readonly string[];
  /** Addresses of the styles of those chunks: without them a prerendered page would be shown unstyled. */
  stylesOf(source: string): readonly string[];
}

/** Reads the assets from the manifest of the finished browser build. */
export function readSiteAssets(folder: string): SiteAssets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const entry = entryName === undefined ? undefined : manifest[entryName];
  if (!entry || entryName === undefined) throw new Error('The browser build has no entry.');
  const entryFiles = reach(manifest, entryName).map((name) => manifest[name]!);
  // The manifest doesn't name the entry's own stylesheet: build/vite/styles-in-pages.ts.
  const own = readdirSync(join(folder, 'assets')).filter((name) => /^index-[^.]*\.css$/.test(name));
  if (own.length !== 1) throw new Error(`The entry has one stylesheet, but there are ${own.length}.`);
  const styles = [`assets/${own[0]!}`, ...entryFiles.flatMap((chunk) => chunk.css ?? [])];
  const css = styles.map((file) => readFileSync(join(folder, file), 'utf8'));
  const withEntry = new Set(reach(manifest, entryName));
  const beyondEntry = (source: string): readonly Chunk[] => {
    const name = Object.keys(manifest).find((key) => key.endsWith(source));
    if (name === undefined) throw new Error(`The browser build has no chunk for ${source}.`);
    return reach(manifest, name)
      .filter((key) => !withEntry.has(key))
      .map((key) => manifest[key]!);
  };
  return {
    entry: `/${entry.file}`,
    // The notices of licences stay in the files: every page would carry them.
    css: css
      .join('')
      .replace(/\/\*![^*]*\*\//g, '')
      .trim(),
    entryScripts: entryFiles.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    scriptsOf: (source) => beyondEntry(source).map((chunk) => `/${chunk.file}`),
    stylesOf: (source) => beyondEntry(source).flatMap((chunk) => (chunk.css ?? []).map((file) => `/${file}`)),
  };
}

function reach(manifest: Record<string, Chunk>, name: string, seen: string[] = []): string[] {
  if (seen.includes(name)) return seen;
  seen.push(name);
  for (const each of manifest[name]?.imports ?? []) reach(manifest, each, seen);
  return seen;
}
