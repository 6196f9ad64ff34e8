import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { LICENCES_FILE } from '../../build/licences/third-party-notices.ts';
import { portalConstants, portalPlugins } from '../../build/vite/portal-plugins.ts';
import { stylesInPages } from '../../build/vite/styles-in-pages.ts';
import { watchFolder } from '../../build/vite/watch-folder.ts';
import { isLate } from './chunk-lists.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** These source files in one chunk. A file that was moved would leave it unnoticed, and each page would load one more. */
function group(name: string, priority: number, files: readonly string[]) {
  const paths = files.map((file) => fromRoot(`src/${file}`));
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`The chunk ${name} names files that aren't there: ${missing.join(', ')}`);
  return { name, priority, test: (id: string) => paths.includes(id) };
}

/** The web site: a development server with hot reload, and the first half of a build (prerender/ does the second). */
export default defineConfig({
  root: fromRoot('src/web'),
  publicDir: fromRoot('src/web/public'),
  plugins: [...portalPlugins({ host: 'web' }), watchFolder(fromRoot('src/renderer')), stylesInPages()],
  define: portalConstants(),
  // Messages are read as a whole: names for each of them would be bytes in the page that loads them.
  json: { namedExports: false },
  // React has had useSyncExternalStore of its own since version 18: what stood in for it before isn't sent to anybody.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  server: { host: '127.0.0.1', strictPort: true, fs: { allow: ['src', 'build', 'node_modules'].map(fromRoot) } },
  build: {
    outDir: fromRoot('dist/web'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    license: { fileName: LICENCES_FILE },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => (isLate(file) ? needed.filter((each) => each.endsWith('.css')) : needed),
    },
    rolldownOptions: {
      output: {
        // Seven letters, the least that the bundler takes, tell a file from its former self: each page names a hundred files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What is statically reached from the entry is one file; what is loaded when it is needed stays apart from it.
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 3 },
            // The home page reads all of these, the footer of each page whatever the backend says of them: small files cost more than they hold.
            group('site-reading', 2, [
              'renderer/data/site-reading.ts',
              'renderer/data/site-content.ts',
              'domain/seasons/planting-seasons.ts',
              'domain/island-groups.ts',
              'domain/focal-point.ts',
            ]),
            // Read by the library on the device as well, which has no other part of the parser.
            group('figure-blocks', 2, ['domain/figures/figure-blocks.ts']),
            // Read by every editor: files of a few hundred bytes cost more than they hold.
            group('drafts', 2, [
              'renderer/admin/cms/same-document.ts',
              'renderer/admin/cms/drafts/own-language.ts',
              'renderer/admin/cms/language-names.ts',
              'renderer/admin/cms/lazy-dialog.tsx',
            ]),
            // Apart from what uses it, the parser would take the bundler's own helpers out of the portal's file: one more for every page.
            group('markdown-parser', 1, [
              ...['markdown-parser', 'render/render-article', 'figure-rule'].map((name) => `text/${name}.ts`),
              'domain/escaped.ts',
            ]),
          ],
        },
      },
    },
    target: ['chrome99', 'firefox104', 'safari16.4'],
    // The typeface stands in the styles, which stand in each page: the first paint has it, on any network.
    assetsInlineLimit: (file) => file.endsWith('.woff2'),
    chunkSizeWarningLimit: 1000,
  },
});
