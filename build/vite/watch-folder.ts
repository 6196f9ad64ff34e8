import type { Plugin } from 'vite';

/**
 * Has the development server notice new files of a folder outside its root, as it does within: a new folder of messages or a
 * new feature is found by a glob there, and comes without a restart.
 */
export function watchFolder(folder: string): Plugin {
  return {
    name: 'tunas:watch-folder',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(folder);
    },
  };
}
