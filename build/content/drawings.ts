import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize, type Config } from 'svgo';

const CONTENT = join(import.meta.dirname, '../../src/content');

/** Scenes that lie at the right edge of their place when it is narrower than they are; the others are cropped evenly. */
const ANCHORED_RIGHT = new Set(['hero', 'scarecrow', 'soil']);
const WHOLE = /^(sprout|spot-)/;

function svgNames(folder: string): readonly string[] {
  return readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length))
    .sort();
}

/** Pictures are files of their own, shown as images. */
export function pictures(): ReadonlyMap<string, string> {
  return new Map(
    svgNames('pictures').map((name) => [name, readFileSync(join(CONTENT, 'pictures', `${name}.svg`), 'utf8').trim()]),
  );
}

/**
 * Scenes stand in the page itself: their ids get the scene's name before them, so that two in one page don't meet, and
 * their own size goes, so that the page decides it.
 */
export function scenes(): ReadonlyMap<string, string> {
  return new Map(svgNames('scenes').map((name) => [name, inlineScene(name)]));
}

function inlineScene(name: string): string {
  const source = readFileSync(join(CONTENT, 'scenes', `${name}.svg`), 'utf8');
  const config: Config = {
    plugins: [{ name: 'prefixIds', params: { prefix: name, delim: '-' } }, 'removeDimensions', 'removeXMLNS'],
  };
  const fit = WHOLE.test(name)
    ? ''
    : ` preserveAspectRatio="${ANCHORED_RIGHT.has(name) ? 'xMaxYMax' : 'xMidYMax'} slice"`;
  return optimize(source, config).data.replace('<svg', `<svg${fit}`);
}
