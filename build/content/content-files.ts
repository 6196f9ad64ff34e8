import { LANGUAGES } from '#domain/localized.ts';
import { bundledLibrary } from './bundled-library.ts';
import { pictures, scenes } from './drawings.ts';
import { dataFiles } from './library-files.ts';

/** Drawings by their address under the site. */
export function drawingFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...[...pictures()].map(([name, svg]) => [`pictures/${name}.svg`, svg] as const),
    ...[...scenes()].map(([name, svg]) => [`scenes/${name}.svg`, svg] as const),
  ]);
}

/** Everything that the portal fetches from beside itself: drawings, and the bundled articles as data. */
export function contentFiles(): ReadonlyMap<string, string> {
  const data = LANGUAGES.flatMap((language) => [...dataFiles(language, bundledLibrary(language))]);
  return new Map([...drawingFiles(), ...data]);
}
