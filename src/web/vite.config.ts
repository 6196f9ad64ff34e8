import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { LICENCES_FILE } from '../../build/licences/third-party-notices.ts';
import { portalConstants, portalPlugins } from '../../build/vite/portal-plugins.ts';
import { stylesInPages } from '../../build/vite/styles-in-pages.ts';
import { watchFolder } from '../../build/vite/watch-folder.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * What only people with an account open, and what is asked for long after the page is there: messages that wait, the library on this
 * device, searches. Every visitor would download the list of what these need beforehand; those few wait for one more round trip.
 */
const LATE =
  /(auth|profile|dashboard|preview)-screen|read-preview|admin-area|user-menu|session-accounts|remote-accounts|toaster|told-outbox|outbox-list|no-results|missed-searches-list|remove-question|background-work|for-admins|web-library|card-search|search-forms|render-markdown|draw-figure|texts-(id|en)|reading-page|show-device-picture|cached-pages|search-engine/;

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
      resolveDependencies: (file, needed) =>
        LATE.test(file) ? needed.filter((each) => each.endsWith('.css')) : needed,
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
            {
              name: 'site-reading',
              test: /\/(?:data\/site-(?:reading|content)|domain\/(?:seasons\/planting-seasons|figures\/regions|focal-point)|i18n\/months)\.ts$/,
              priority: 2,
            },
            // Read by the library on the device as well, which has no other part of the parser.
            { name: 'figure-blocks', test: /\/domain\/figures\/figure-blocks\.ts$/, priority: 2 },
            // Apart from what uses it, the parser would take the bundler's own helpers out of the portal's file: one more for every page.
            {
              name: 'markdown-parser',
              test: /\/data\/markdown\/(?:markdown-parser|render-article|figure-rule|escaped)\.ts$/,
              priority: 1,
            },
          ],
        },
      },
    },
    target: ['chrome99', 'firefox104', 'safari16.4'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
  },
});
