import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { shippedDrawings } from '../content/drawings.ts';
import { bundledI18next } from './bundled-i18next.ts';
import { readConfiguration, readUpdateUrl } from './configuration.ts';
import { contentPlugin } from './content-plugin.ts';
import { declarativeRouter } from './declarative-router.ts';
import { lateReactDom } from './late-react-dom.ts';
import { readPackKeys } from './pack-keys.ts';

/** The plugins of both hosts' builds. The web's prerenderer writes the articles itself. */
export function portalPlugins({ host }: { readonly host: 'desktop' | 'web' }): PluginOption[] {
  return [
    react(),
    tailwindcss(),
    contentPlugin({ articles: host === 'desktop' }),
    bundledI18next,
    declarativeRouter,
    // The desktop's files are local, and its library syncs from the start.
    host === 'web' && [lazyCodeStaysApart, lateReactDom],
  ];
}

/** Fails the build where code that is loaded later ends up in the page's first files. */
const lazyCodeStaysApart: Plugin = {
  name: 'tunas:lazy-code-stays-apart',
  onLog(_level, log) {
    if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(log);
  },
};

/** The validated settings as constants of the portal's code. */
export function portalConstants(environment: NodeJS.ProcessEnv = process.env): NonNullable<UserConfig['define']> {
  return {
    __TUNAS_CONFIGURATION__: JSON.stringify(readConfiguration(environment)),
    __TUNAS_PACK_KEYS__: JSON.stringify(readPackKeys(environment)),
    __TUNAS_DRAWINGS__: JSON.stringify(shippedDrawings()),
    __TUNAS_UPDATE_URL__: JSON.stringify(readUpdateUrl(environment)),
  };
}
