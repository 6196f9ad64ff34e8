import type { Plugin } from 'vite';

/**
 * Removes the entry's stylesheet from the dependencies of lazy chunks, because every page has its text inlined already
 * (prerender/site-assets.ts reads it by its name). Loading it again would cost 18 KiB.
 */
export function stylesInPages(): Plugin {
  return {
    name: 'tunas:styles-in-pages',
    apply: 'build',
    // User plugins run before the one that writes the dependencies of each chunk.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry) file.viteMetadata?.importedCss.clear();
      }
    },
  };
}
