import { mediaAddressesIn } from '#domain/picture-address.ts';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { markdownParser } from '#text/markdown-parser.ts';

/** A picture of a text, with its alternative text in each language; empty where a language doesn't show it. */
export interface TextPicture {
  readonly address: string;
  readonly alt: Localized;
}

/** The first uploaded picture of two texts in Markdown, those in Indonesian first; null where they show none. */
export function firstTextPicture(texts: Localized): TextPicture | null {
  const pictures: Record<Language, ReadonlyMap<string, string>> = {
    id: picturesIn(texts.id),
    en: picturesIn(texts.en),
  };
  const address = LANGUAGES.map((language) => [...pictures[language].keys()][0]).find((first) => first !== undefined);
  if (address === undefined) return null;
  return { address, alt: { id: pictures.id.get(address) ?? '', en: pictures.en.get(address) ?? '' } };
}

/** The uploaded pictures of a text by their addresses, each with its first alternative text. */
function picturesIn(markdown: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (mediaAddressesIn(markdown).length === 0) return found;
  for (const { children } of markdownParser().parse(markdown, {})) {
    for (const token of children ?? []) {
      const address = token.type === 'image' ? String(token.attrGet('src') ?? '') : '';
      if (mediaAddressesIn(address)[0] === address && !found.has(address)) {
        found.set(address, (token.children ?? []).map(({ content }) => content).join(''));
      }
    }
  }
  return found;
}
