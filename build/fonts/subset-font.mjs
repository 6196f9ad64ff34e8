// Writes the portal's one font file: Plus Jakarta Sans, the characters that Indonesian and English need, all weights from
// 400 to 800. Run by hand after an update of the font package: node build/fonts/subset-font.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source =
  require.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2');
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const beyond = '\u00a0\u00ad°²³·×“”‘’–…©é';
const font = await subsetFont(readFileSync(source), ascii + beyond, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  // Kerning only: tabular numerals would cost every visitor 0.8 KiB, and the public pages hardly align figures.
  keepFeatures: ['kern'],
  noHinting: true,
});
const target = new URL('../../src/renderer/ui/fonts/plus-jakarta-sans-latin.woff2', import.meta.url);
writeFileSync(target, font);
console.log(`${target.pathname}: ${font.length} bytes`);
