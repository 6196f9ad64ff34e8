import { expect, test } from 'vitest';
import { installFiles, manifestOf } from './web-manifest.ts';

interface Manifest {
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test('each language is installed from its own pages, with icons that are there in the sizes they say', () => {
  const files = installFiles();
  for (const [language, start] of [
    ['id', '/'],
    ['en', '/en'],
  ] as const) {
    const manifest = JSON.parse(String(files.get(manifestOf(language).slice(1)))) as Manifest;
    expect(manifest).toMatchObject({ lang: language, start_url: start });
    for (const { src, sizes } of manifest.icons) {
      const png = files.get(src.slice(1)) as Buffer;
      // Width and height of a PNG stand in its first chunk.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  }
});
