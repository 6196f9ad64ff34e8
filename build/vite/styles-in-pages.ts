import type { Plugin } from 'vite';

/**
 * Keeps the entry's stylesheet out of what parts fetched later wait for: every page carries its text already (prerender/site-assets.ts
 * reads it by its name). Fetched a second time it would cost 7 KiB, and move the text of a page whose typeface came late, because
 * "font-display: optional" would be decided anew.
 */
export function stylesInPages(): Plugin {
  return {
    name: 'tunas:styles-in-pages',
    apply: 'build',
    // User plugins run before the one that writes down what each part waits for.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry) file.viteMetadata?.importedCss.clear();
      }
    },
  };
}
