import {
  convertArticles,
  type ConvertedExport,
  type ConvertedText,
} from '#renderer/admin/sections/transfer/foreign/convert-articles.ts';
import { readExport } from '#renderer/admin/sections/transfer/foreign/read-export.ts';
import { finished } from '../pastes/pasted-markdown.ts';
import { ghostExport, wordpressExport, wordpressItem } from './foreign-exports.ts';

/** Everything of an export of another system, as drafts may hold it; `site` is what a person said of its address. */
export async function converted(file: string, site?: string): Promise<ConvertedExport> {
  const read = await readExport(new Blob([file]), new AbortController().signal);
  if (read === null || typeof read === 'string') throw new Error(`Not read: ${read}`);
  return finished(convertArticles({ ...read, site: site ?? read.site }, 'Gambar belum ada', () => undefined));
}

function seen(text: ConvertedText | undefined) {
  return { text, content: text?.content, notes: text?.notes.map(({ kind, what }) => `${kind} ${what}`) };
}

/** The first article of WordPress with this content, and the notes on it. */
export async function fromWordpress(content: string, more: readonly string[] = []) {
  const { articles } = await converted(wordpressExport([...more, wordpressItem({ id: 9, title: 'T', content })]));
  return seen(articles[0]?.texts.unsaid);
}

/** The first article of Ghost with these fields, and the notes on it. */
export async function fromGhost(post: object, tables: object = {}, site?: string) {
  const { articles } = await converted(ghostExport([{ id: 1, title: 'T', slug: 't', ...post }], tables), site);
  return seen(articles[0]?.texts.unsaid ?? articles[0]?.texts.en);
}
