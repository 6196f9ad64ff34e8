import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { pngOf } from '#build/packaging/icon-image.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';

const DRAWING = join(import.meta.dirname, '../../../build/resources/icon.svg');

const WORDS: Readonly<Record<Language, { description: string; articles: string; library: string }>> = {
  id: {
    description: 'Panduan bertani dalam dua bahasa, juga tanpa sinyal.',
    articles: 'Artikel',
    library: 'Perpustakaan',
  },
  en: {
    description: 'Farming guides in two languages, also without a signal.',
    articles: 'Articles',
    library: 'Library',
  },
};

/** Where a page names the manifest of its language. */
export function manifestOf(language: Language): string {
  return language === 'id' ? '/manifest.webmanifest' : '/manifest.en.webmanifest';
}

/** The files for installing the portal on phones and in browsers: a manifest in each language, and the icons. */
export function installFiles(): ReadonlyMap<string, string | Buffer> {
  const drawing = readFileSync(DRAWING, 'utf8');
  // Systems cut the corners of a maskable icon themselves, also iOS.
  const square = drawing.replace('rx="230"', 'rx="0"');
  if (square === drawing) throw new Error('The corners of the icon aren’t where they were.');
  return new Map<string, string | Buffer>([
    ...LANGUAGES.map((language) => [manifestOf(language).slice(1), JSON.stringify(manifest(language))] as const),
    ['icons/192.png', pngOf(drawing, 192, 'whole')],
    ['icons/512.png', pngOf(drawing, 512, 'whole')],
    ['icons/maskable.png', pngOf(square, 512, 'whole')],
    ['icons/apple-touch-icon.png', pngOf(square, 180, 'whole')],
  ]);
}

function manifest(language: Language) {
  const { description, articles, library } = WORDS[language];
  const path = (plain: string) => pathInLanguage(plain, language);
  return {
    id: '/',
    name: 'Tunas',
    short_name: 'Tunas',
    description,
    lang: language,
    start_url: path('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#cfe3e1',
    theme_color: '#cfe3e1',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: articles, url: path('/blog') },
      { name: library, url: path('/library') },
    ],
  };
}
