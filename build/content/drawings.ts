import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize, type Config } from 'svgo';
import type { ShippedDrawing } from '../../src/domain/shipped-drawing.ts';

const CONTENT = join(import.meta.dirname, '../../src/content');

/** Scenes that are aligned to the right edge where their place is narrower than they are; the others are cropped evenly. */
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

/** What a device that keeps the library has to know of the pictures: packs carry them, and are held against these hashes. */
export function shippedDrawings(): readonly ShippedDrawing[] {
  return [...pictures()].map(([name, svg]) => {
    const bytes = Buffer.from(svg);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { address: `/pictures/${name}.svg`, bytes: bytes.length, sha256 };
  });
}

/**
 * Scenes are inlined in the page: their ids get the scene's name as a prefix, so that ids of two scenes in one page don't collide,
 * and their own size is removed, so that the page sets it.
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
