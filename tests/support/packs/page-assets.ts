import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { scenes } from '#build/content/drawings.ts';
import type { PageAssets } from '#renderer/data/offline/pack/reading-page-style.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** What a portal hands to the reading page, read from its sources. */
export async function builtAssets(): Promise<PageAssets> {
  const scene = (name: string) => scenes().get(name) ?? '';
  const font = readFileSync(join(ROOT, 'src/renderer/ui/fonts/plus-jakarta-sans-latin.woff2'));
  return {
    tokens: readFileSync(join(ROOT, 'src/renderer/ui/style/tokens.css'), 'utf8'),
    typeface: `data:font/woff2;base64,${font.toString('base64')}`,
    ...{ field: scene('field-head'), sprout: scene('sprout'), grass: scene('grass'), soil: scene('soil') },
    search: await searchCode(),
  };
}

async function searchCode(): Promise<string> {
  const built = await build({
    ...{ configFile: false, logLevel: 'error', publicDir: false },
    build: {
      write: false,
      rolldownOptions: {
        input: join(ROOT, 'src/renderer/data/offline/pack/page-search.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [file] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (file?.type !== 'chunk') throw new Error('The search of the reading page could not be built.');
  return file.code;
}
