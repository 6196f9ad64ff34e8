import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { readConfiguration, readUpdateUrl } from './configuration.ts';
import { contentPlugin } from './content-plugin.ts';
import { readPackKeys } from './pack-keys.ts';

/** What both hosts' builds of the portal need. The web's prerenderer writes the articles itself. */
export function portalPlugins({ host }: { readonly host: 'desktop' | 'web' }): PluginOption[] {
  return [
    react(),
    tailwindcss(),
    contentPlugin({ articles: host === 'desktop' }),
    routerWithoutUnusedModes,
    // The desktop's files lie on the computer, and it syncs the library from its start.
    host === 'web' && lateCodeStaysApart,
  ];
}

/** What is to be fetched later must not come with the page: a build where it does fails. */
const lateCodeStaysApart: Plugin = {
  name: 'tunas:late-code-stays-apart',
  onLog(_level, log) {
    if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(log);
  },
};

/**
 * React Router is one file, with warnings for developers and with the data and framework modes in it, which the portal
 * doesn't use. The bundler can leave them out once it knows that making a context or wrapping a component changes nothing
 * else: 2 KiB of compressed code.
 */
const routerWithoutUnusedModes: Plugin = {
  name: 'tunas:router-without-unused-modes',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/.+\.mjs$/ },
    handler: (code) =>
      code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
  },
};

/** The checked settings as constants of the portal's code. */
export function portalConstants(environment: NodeJS.ProcessEnv = process.env): NonNullable<UserConfig['define']> {
  return {
    __TUNAS_CONFIGURATION__: JSON.stringify(readConfiguration(environment)),
    __TUNAS_PACK_KEYS__: JSON.stringify(readPackKeys(environment)),
    __TUNAS_UPDATE_URL__: JSON.stringify(readUpdateUrl(environment)),
  };
}
