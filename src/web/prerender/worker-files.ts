import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { isPrivate, type ManifestChunk } from '../chunk-lists.ts';

const folder = fileURLToPath(new URL('../service-worker/', import.meta.url));

/** Addresses of all that public pages may ask for, by the manifest of the finished browser build. */
function publicFiles(manifest: Readonly<Record<string, ManifestChunk>>): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || isPrivate(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) take(next);
  };
  for (const name of Object.keys(manifest)) if (manifest[name]?.isEntry) take(name);
  return [...files].sort();
}

/** Writes /display.js, which applies a reader's display settings. The service worker keeps it, so it is written first. */
export const writeDisplayScript = (site: string) => bundle(site, '../display/apply-display.ts', 'display.js', {});

/**
 * Writes the service worker of a finished site, with the list of what it keeps; where `offline` is off, one that removes itself and
 * whatever was kept.
 */
export async function writeWorker(site: string, manifest: Readonly<Record<string, ManifestChunk>>, offline: boolean) {
  if (!offline) return bundle(site, 'remove-worker.ts', 'service-worker.js', {});
  await bundle(site, 'new-build.ts', 'new-build.js', {});
  const workers = readdirSync(join(site, 'assets')).filter((name) => /worker-.+\.js$/.test(name));
  const scenes = readdirSync(join(site, 'scenes')).filter((name) => name.endsWith('.svg'));
  const hashed = [...new Set([...publicFiles(manifest), ...workers.map((name) => `/assets/${name}`)])];
  const files = [
    ...hashed.map((url) => ({ url, revision: null })),
    ...['shell.html', 'new-build.js', 'display.js', ...scenes.map((name) => `scenes/${name}`)].map((name) => ({
      url: `/${name}`,
      revision: digest(readFileSync(join(site, name))),
    })),
  ];
  const name = digest(JSON.stringify(files));
  await bundle(site, 'service-worker.ts', 'service-worker.js', {
    __TUNAS_FILES__: JSON.stringify(files),
    __TUNAS_BUILD__: JSON.stringify(name),
  });
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Each is one file of its own, without a hash: browsers look for a newer one under the same address. */
async function bundle(site: string, source: string, file: string, define: Readonly<Record<string, string>>) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: ['chrome99', 'firefox104', 'safari16.4'],
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, source),
        output: { format: 'iife', entryFileNames: file, codeSplitting: false },
      },
    },
  });
}
