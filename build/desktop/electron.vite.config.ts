import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import type * as Portal from '../vite/portal-plugins.ts';

// Not a plain import: electron-vite would bundle the build code into this file, and it would no longer know where it lies.
const { portalConstants, portalPlugins } = (await tsImport(
  '../vite/portal-plugins.ts',
  import.meta.url,
)) as typeof Portal;

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * electron-vite sets a relative base in production, which breaks nested routes: at app://bundle/article/1 the
 * browser would look for the scripts under /article/.
 */
const absoluteBase: Plugin = { name: 'tunas:absolute-base', config: () => ({ base: '/' }) };

/** The typeface is fetched with the page: text isn't painted before it is there. */
const preloadTypeface: Plugin = {
  name: 'tunas:preload-typeface',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
        injectTo: 'head-prepend',
      })),
};

/** The packages in each bundle; build/desktop/build-desktop.ts makes one text of the lists. */
const license = { fileName: 'licences.json' };

/** The three bundles of the desktop app: `out/main`, `out/preload`, `out/renderer`. */
export default defineConfig({
  main: {
    define: portalConstants(),
    build: {
      outDir: fromRoot('out/main'),
      license,
      rolldownOptions: {
        input: fromRoot('src/main/index.ts'),
        output: { format: 'es', entryFileNames: 'index.js' },
      },
    },
  },
  preload: {
    build: {
      outDir: fromRoot('out/preload'),
      license,
      // A sandboxed preload is one CommonJS file that can require nothing but electron.
      externalizeDeps: false,
      rolldownOptions: {
        input: fromRoot('src/preload/index.ts'),
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: fromRoot('src/renderer'),
    define: portalConstants(),
    plugins: [...portalPlugins({ host: 'desktop' }), absoluteBase, preloadTypeface],
    build: {
      outDir: fromRoot('out/renderer'),
      license,
      minify: true,
      rolldownOptions: { input: fromRoot('src/renderer/index.html') },
    },
  },
});
