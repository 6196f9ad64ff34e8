import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { readConfiguration, readUpdateUrl } from './configuration.ts';
import { contentPlugin } from './content-plugin.ts';

/** What both hosts' builds of the portal need. The web's prerenderer writes the articles itself. */
export function portalPlugins({ host }: { readonly host: 'desktop' | 'web' }): PluginOption[] {
  return [react(), tailwindcss(), contentPlugin({ articles: host === 'desktop' }), lateCodeStaysApart];
}

/** What is to be fetched later must not come with the page: a build where it does fails. */
const lateCodeStaysApart: Plugin = {
  name: 'tunas:late-code-stays-apart',
  onLog(_level, log) {
    if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(log);
  },
};

/**
 * React has had useSyncExternalStore of its own since version 18; the package that stood in for it before weighs 0.3 KiB.
 */
export const portalAliases = {
  'use-sync-external-store/shim/index.js': fileURLToPath(new URL('./native-external-store.ts', import.meta.url)),
};

/** The checked settings as constants of the portal's code. */
export function portalConstants(environment: NodeJS.ProcessEnv = process.env): NonNullable<UserConfig['define']> {
  return {
    __TUNAS_CONFIGURATION__: JSON.stringify(readConfiguration(environment)),
    __TUNAS_UPDATE_URL__: JSON.stringify(readUpdateUrl(environment)),
  };
}
