import type { Language } from '#domain/localized.ts';

/** The reading page's own texts. */
interface PageTexts {
  readonly title: string;
  readonly lead: string;
  readonly saved: string;
  readonly source: string;
  /** Of the page, and of one article. */
  readonly doubtful: string;
  readonly unverified: string;
  readonly only: string;
  readonly contents: string;
  readonly back: string;
  readonly by: string;
  readonly reviewed: string;
  readonly reviewBy: string;
  readonly audience: string;
  readonly place: string;
  /** To the other language: in the words of that one. */
  readonly other: string;
  readonly languageName: string;
  readonly languages: string;
  readonly search: string;
  readonly found: string;
  readonly partial: string;
  readonly none: string;
  readonly unshown: string;
  readonly tagline: string;
  readonly skip: string;
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  id: {
    title: 'Panduan bertani dari Tunas',
    lead: 'Bisa dibaca tanpa internet dan tanpa aplikasi. Salin dan bagikan kepada siapa saja.',
    saved: 'Artikel: {{count}}. Disimpan {{date}}.',
    source: 'Sumber: {{source}}',
    doubtful: 'Artikel yang belum terbukti berasal dari {{source}}: {{count}}. Masing-masing diberi catatan.',
    unverified: 'Belum ada bukti bahwa artikel ini berasal dari {{source}}.',
    only: 'Di halaman ini hanya {{count}} artikel terbaru; semuanya ada di berkas .tunas.',
    contents: 'Daftar isi',
    back: 'Kembali ke daftar isi',
    by: 'Oleh {{author}} · {{date}}',
    reviewed: 'Isi diperiksa {{date}}.',
    reviewBy: 'Diperiksa lagi paling lambat {{date}}. Sesudah itu, tanyakan dulu ke penyuluh.',
    audience: 'Cocok untuk',
    place: 'Berlaku di',
    other: 'Baca dalam bahasa Indonesia',
    languageName: 'Indonesia',
    languages: 'Bahasa',
    search: 'Cari di halaman ini',
    found: 'Artikel yang cocok: {{count}}',
    partial: 'Tidak ada artikel dengan semua kata itu. Yang paling dekat: {{count}}',
    none: 'Tidak ada di halaman ini. Coba kata lain, misalnya “kompos”.',
    unshown: 'Gambar yang tidak ikut: {{words}}',
    tagline: 'Menanam Harapan, Menuai Kehidupan',
    skip: 'Langsung ke isi',
  },
  en: {
    title: 'Farming guides from Tunas',
    lead: 'Reads without internet and without an app. Copy it and pass it on to anybody.',
    saved: 'Articles: {{count}}. Saved {{date}}.',
    source: 'Source: {{source}}',
    doubtful: 'Articles that aren’t proved to be from {{source}}: {{count}}. Each of them says so.',
    unverified: 'Nothing proves that this article comes from {{source}}.',
    only: 'This page has only the newest {{count}} articles; the .tunas file has all of them.',
    contents: 'Contents',
    back: 'Back to the contents',
    by: 'By {{author}} · {{date}}',
    reviewed: 'Checked {{date}}.',
    reviewBy: 'To be checked again by {{date}}. After that day, ask an extension officer first.',
    audience: 'Good for',
    place: 'Applies in',
    other: 'Read in English',
    languageName: 'English',
    languages: 'Language',
    search: 'Search this page',
    found: 'Articles found: {{count}}',
    partial: 'No article has all of these words. The closest: {{count}}',
    none: 'Not on this page. Try another word, for example “compost”.',
    unshown: 'Picture that isn’t included: {{words}}',
    tagline: 'Planting Hope, Harvesting Life',
    skip: 'Skip to content',
  },
};

/** A text with its `{{name}}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
