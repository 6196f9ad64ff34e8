import type { Language } from '#domain/localized.ts';

/** The reading page's own texts. */
interface PageTexts {
  readonly title: string;
  readonly lead: string;
  readonly saved: string;
  readonly source: string;
  /** Of the page, and of one article. */
  readonly doubtful: string;
  readonly unproved: string;
  readonly only: string;
  readonly contents: string;
  readonly back: string;
  readonly by: string;
  readonly reviewed: string;
  readonly reviewBy: string;
  readonly audience: string;
  readonly place: string;
  readonly other: string;
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  id: {
    title: 'Panduan bertani dari Tunas',
    lead: 'Bisa dibaca tanpa internet dan tanpa aplikasi. Silakan salin dan bagikan.',
    saved: 'Artikel: {{count}}. Disimpan {{date}}.',
    source: 'Sumber: {{source}}',
    doubtful: 'Artikel yang belum terbukti berasal dari {{source}}: {{count}}. Masing-masing diberi catatan.',
    unproved: 'Belum ada bukti bahwa artikel ini berasal dari {{source}}.',
    only: 'Di halaman ini hanya {{count}} artikel terbaru; semuanya ada di berkas .tunas.',
    contents: 'Daftar isi',
    back: 'Kembali ke daftar isi',
    by: 'Oleh {{author}} · {{date}}',
    reviewed: 'Isi diperiksa {{date}}.',
    reviewBy: 'Diperiksa lagi paling lambat {{date}}. Sesudah itu, tanyakan dulu ke penyuluh.',
    audience: 'Cocok untuk',
    place: 'Berlaku di',
    other: 'Baca dalam bahasa Indonesia',
  },
  en: {
    title: 'Farming guides from Tunas',
    lead: 'Reads without internet and without an app. Please copy it and pass it on.',
    saved: 'Articles: {{count}}. Saved {{date}}.',
    source: 'Source: {{source}}',
    doubtful: 'Articles that aren’t proved to be from {{source}}: {{count}}. Each of them says so.',
    unproved: 'Nothing proves that this article comes from {{source}}.',
    only: 'This page has only the newest {{count}} articles; the .tunas file has all of them.',
    contents: 'Contents',
    back: 'Back to the contents',
    by: 'By {{author}} · {{date}}',
    reviewed: 'Checked {{date}}.',
    reviewBy: 'To be checked again by {{date}}. After that day, ask an extension officer first.',
    audience: 'Good for',
    place: 'Applies in',
    other: 'Read in English',
  },
};

/** A text with its `{{name}}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
