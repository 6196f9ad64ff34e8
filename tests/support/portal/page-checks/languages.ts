import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { ShownWords } from './words.ts';

const SOURCES = join(import.meta.dirname, '../../../../src');

/** The portal's own sentences in one language. */
interface Catalogue {
  readonly sentences: ReadonlySet<string>;
  /** Those with a place for a name or a number. */
  readonly patterns: readonly RegExp[];
}

/** Words that sentences of one language can hardly do without, and the other one doesn't have. */
const EVERYDAY: Readonly<Record<Language, ReadonlySet<string>>> = {
  id: new Set(
    (
      'yang dan di ke dari untuk dengan ini itu tidak atau pada adalah akan bisa anda lalu kalau saja sudah belum juga oleh dalam ' +
      'lebih setelah sebelum kami kita ada seperti jangan agar supaya karena sampai tanpa lagi setiap'
    ).split(' '),
  ),
  en: new Set(
    (
      'the and of is are with for not this that you your it on or from an be by at as can will was were when if has have they ' +
      'their its there which than then our we into every without'
    ).split(' '),
  ),
};

let catalogues: Readonly<Record<Language, Catalogue>> | undefined;

/** All message files of the renderer and the main process. */
function readCatalogues(): Readonly<Record<Language, Catalogue>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const read = (language: Language): Catalogue => {
    const messages = files
      .filter((file) => new RegExp(`messages[/\\\\]${language}\\.json$`).test(file))
      .flatMap((file) => textsIn(JSON.parse(readFileSync(join(SOURCES, file), 'utf8'))))
      .map((message) => tidy(message.replaceAll(/<\/?\w+\/?>/g, '')));
    return {
      sentences: new Set(messages.map((message) => message.toLowerCase())),
      patterns: messages.filter((message) => message.includes('{{')).flatMap(patternOf),
    };
  };
  return { id: read('id'), en: read('en') };
}

/** The texts of a file, which may hold several namespaces. */
function textsIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);
}

function tidy(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}

/** Matches a message whatever stands in its places; none where nothing but places and signs is in it. */
function patternOf(message: string): readonly RegExp[] {
  const parts = message.split(/\{\{[^}]*\}\}/);
  if (!parts.some((part) => /\p{L}{3}/u.test(part))) return [];
  return [
    new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+?')}$`, 'iu'),
  ];
}

function isOf(language: Language, text: string): boolean {
  catalogues ??= readCatalogues();
  const { sentences, patterns } = catalogues[language];
  return sentences.has(text.toLowerCase()) || patterns.some((pattern) => pattern.test(text));
}

/** Whether a longer text is written in this language rather than in the other one. */
function readsAs(language: Language, other: Language, text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];
  if (words.length < 5) return false;
  const count = (of: Language): number => words.filter((word) => EVERYDAY[of].has(word)).length;
  const own = count(language);
  return own >= 2 && own / words.length >= 0.15 && count(other) * 4 <= own;
}

/** Messages that are names: a language calls itself the same everywhere. */
const NAMES = new Set(['indonesia', 'english']);

/** What was judged before: pages say much the same. */
const judged = new Map<string, string | null>();

function judge({ text, language, isWhole }: ShownWords): string | null {
  const own = LANGUAGES.find((each) => language === each || language.startsWith(`${each}-`));
  // Without a language it is what somebody wrote, in whichever.
  if (own === undefined) return null;
  const other = own === 'id' ? 'en' : 'id';
  if (NAMES.has(text.toLowerCase()) || isOf(own, text)) return null;
  if (isOf(other, text) || (isWhole && readsAs(other, own, text)))
    return `${other === 'en' ? 'English' : 'Indonesian'} where “${own}” is promised: "${text.slice(0, 80)}"`;
  return null;
}

/** Texts in another language than their place promises. */
export function foreignWords(said: readonly ShownWords[]): readonly string[] {
  return said.flatMap((each) => {
    const key = `${each.language} ${each.isWhole} ${each.text}`;
    const known = judged.get(key);
    const verdict = known === undefined ? judge(each) : known;
    judged.set(key, verdict);
    return verdict === null ? [] : [verdict];
  });
}
