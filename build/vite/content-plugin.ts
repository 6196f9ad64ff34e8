import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/domain/localized.ts';
import { bundledLibrary } from '../content/bundled-library.ts';
import { pictures, scenes } from '../content/drawings.ts';
import { dataFiles } from '../content/library-files.ts';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', json: 'application/json' };

/**
 * Adds the content to the portal: written into a build, or served by the development server, where a change of an article or a
 * drawing reloads the page. `articles: false` leaves the articles to the prerenderer.
 */
export function contentPlugin(options: { readonly articles: boolean }): Plugin {
  return {
    name: 'tunas:content',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (/[\\/]src[\\/]content[\\/]/.test(file)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        if (!/^(data|pictures|scenes)\//.test(path)) return next();
        const file = contentFiles().get(path);
        response.statusCode = file === undefined ? 404 : 200;
        response.setHeader('content-type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(file ?? '');
      });
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [fileName, source] of options.articles ? contentFiles() : drawingFiles()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** Drawings by their path on the site. */
function drawingFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...[...pictures()].map(([name, svg]) => [`pictures/${name}.svg`, svg] as const),
    ...[...scenes()].map(([name, svg]) => [`scenes/${name}.svg`, svg] as const),
  ]);
}

/** Everything that the portal fetches from its own origin: drawings, and the bundled articles as data. */
export function contentFiles(): ReadonlyMap<string, string> {
  const data = LANGUAGES.flatMap((language) => [...dataFiles(language, bundledLibrary(language))]);
  return new Map([...drawingFiles(), ...data]);
}
