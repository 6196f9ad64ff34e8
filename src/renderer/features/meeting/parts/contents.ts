import type { Language } from '#domain/localized.ts';
import { nameOf } from './deck.ts';
import type { FittedSlide } from './fitted-slides.ts';

/** A line of the list of contents. */
export interface ContentsEntry {
  /** '' for the end of the meeting. */
  readonly name: string;
  /** Null where it is in the reader's own words. */
  readonly language: Language | null;
  /** The place of the slide that it leads to. */
  readonly at: number;
}

/** An article, or a slide that stands outside of them. */
interface ContentsPart extends ContentsEntry {
  readonly sections: readonly ContentsEntry[];
}

/** What a meeting consists of: its beginning, its articles with their headings, and its end. */
export function contentsOf(slides: readonly FittedSlide[]): readonly ContentsPart[] {
  const parts: (ContentsEntry & { readonly sections: ContentsEntry[] })[] = [];
  slides.forEach(({ slide, part }, at) => {
    const language = slide.kind === 'title' || slide.kind === 'idea' ? slide.talk.article.language : null;
    const entry = { name: nameOf(slide), language, at };
    if (slide.kind !== 'idea') {
      if (part === 0) parts.push({ ...entry, sections: [] });
      return;
    }
    const sections = parts.at(-1)?.sections;
    if (slide.idea.heading !== '' && sections?.at(-1)?.name !== entry.name) sections?.push(entry);
  });
  return parts;
}
