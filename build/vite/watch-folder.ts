import type { Plugin } from 'vite';

/**
 * Makes the development server watch a folder outside its root: new folders of messages and new features are found there by a glob,
 * without a restart.
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
