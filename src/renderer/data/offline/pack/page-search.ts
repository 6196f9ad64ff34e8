// The search of the reading page, which runs in that page and not in a worker: so the bundler makes one file of it without imports. It
// searches as the portal does, by word form. Without it the page can be read, and its list of contents leads everywhere.
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { searchedWords } from '#domain/word-roots/searched-words.ts';
import { wordsIn } from '#domain/words.ts';
import { findArticles, type Wanted } from '#renderer/data/word-search/find-articles.ts';
import { openSegment, type OpenSegment } from '#renderer/data/word-search/open-segment.ts';
import { segmentBuilder } from '#renderer/data/word-search/segment.ts';

/** Found articles with every word, or, where there are none, those with most of the words. */
interface Found {
  readonly ids: readonly number[];
  readonly isPartial: boolean;
}

const form = document.querySelector<HTMLFormElement>('#search');
const box = form?.querySelector('input');
const english = document.querySelector<HTMLInputElement>('#l-en');
const contents = document.querySelector<HTMLElement>('#contents');
const results = document.querySelector<HTMLElement>('#results');

let index: Readonly<Record<Language, OpenSegment>> | null = null;

if (form && box && contents && results) {
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  box.addEventListener('input', () => show(box.value, contents, results));
  // Both languages are searched; the words above the results are those of the page.
  for (const choice of document.querySelectorAll('[name=l]'))
    choice.addEventListener('change', () => show(box.value, contents, results));
}

function textOf(article: Element, language: Language): Element | null {
  return article.querySelector(`:scope > .t[lang=${language}]`);
}

function segmentOf(language: Language): OpenSegment {
  const builder = segmentBuilder(language);
  for (const article of document.querySelectorAll('article')) {
    const text = textOf(article, language);
    if (!text) continue;
    const title = text.querySelector('h2')?.textContent ?? '';
    builder.add({ id: Number(article.id.slice(1)), version: 0, title, excerpt: '', content: text.textContent });
  }
  return openSegment(builder.finish());
}

function find(search: string): Found {
  index ??= { id: segmentOf('id'), en: segmentOf('en') };
  const segments = index;
  const idsFor = (wanted: Wanted) => {
    const hits = LANGUAGES.flatMap((language) =>
      findArticles([segments[language]], searchedWords(search, language), wanted),
    );
    return [...new Set(hits.sort((a, b) => b.rank - a.rank).map(({ id }) => id))];
  };
  const whole = idsFor('all-words');
  return whole.length > 0 ? { ids: whole, isPartial: false } : { ids: idsFor('some-words'), isPartial: true };
}

function show(typed: string, list: HTMLElement, place: HTMLElement): void {
  const isSearch = wordsIn(typed).length > 0;
  list.hidden = isSearch;
  place.hidden = !isSearch;
  if (!isSearch) return;
  const { ids, isPartial } = find(typed);
  const language: Language = english?.checked ? 'en' : 'id';
  const said = (name: string) => place.getAttribute(`data-${name}-${language}`) ?? '';
  const line = ids.length === 0 ? said('none') : isPartial ? said('partial') : said('found');
  const status = place.querySelector('p');
  if (status) status.textContent = line.replace('{{count}}', String(ids.length));
  place.querySelector('ul')?.replaceChildren(...ids.map((id) => entry(id, language)));
}

/** The article's own lines of the list of contents. */
function entry(id: number, language: Language): Element {
  const links = [...document.querySelectorAll(`#contents a[href="#a${id}"]`)];
  const own = links.find((link) => link.closest(`.${language}`)) ?? links[0];
  return own?.closest('li')?.cloneNode(true) as Element;
}
