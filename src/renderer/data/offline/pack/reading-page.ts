import type { Article } from '#domain/article.ts';
import { escaped } from '#domain/escaped.ts';
import type { LibraryArticle } from '#domain/library.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { READING_PAGE_MARK } from '#domain/reading-page.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { dayAndDate } from '#renderer/i18n/moments.ts';
import { FIGURE_STYLE, withoutStyles } from '#renderer/data/markdown/figures/figure-style.ts';
import { renderMarkdown } from '#renderer/data/markdown/render-markdown.ts';
import { filled, PAGE_TEXTS } from './reading-page-texts.ts';
import { PAGE_STYLE } from './reading-page-style.ts';

/** Articles on one page: phones that this is for open no more than some megabytes. */
const MOST_ARTICLES = 300;

/** What the pictures of a page may take together, in characters, the newest articles' first. */
const MOST_PICTURES = 12 * 1024 * 1024;

/** Nothing is loaded, nothing runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

interface Page {
  readonly articles: readonly LibraryArticle[];
  /** ms since 1970. */
  readonly savedAt: number;
  /** In which the page begins; the other one is there as well. */
  readonly language: Language;
  /** Where the articles come from, as people know it. */
  readonly source: string;
  /** The ids of unverified articles from packs. */
  readonly unproved: ReadonlySet<number>;
  /** The public address of a path; null where the site's address isn't known. */
  readonly publicAddress: (path: string) => string | null;
  /** A picture as a data: address; null where it isn't on this device. */
  readonly picture: (address: string) => Promise<string | null>;
}

/**
 * One HTML file with everything in it, which needs no script and no neighbour: Android hands a file over alone. The texts go through the
 * portal's own Markdown, so there is no HTML in them but its own.
 */
export async function readingPage(given: Page): Promise<Blob> {
  const page = { ...given, picture: withinLimit(given.picture) };
  const { language, articles, savedAt, source, unproved } = page;
  const t = PAGE_TEXTS[language];
  const newest = [...articles].sort((a, b) => order(textOf(b, language).date, textOf(a, language).date));
  const shown = newest.slice(0, MOST_ARTICLES);
  const ids = new Set(shown.map(({ id }) => id));
  const parts: string[] = [];
  for (const article of shown) parts.push(await articlePart(article, page, ids));
  const date = dayAndDate(new Date(savedAt), language);
  const doubtful = shown.filter(({ id }) => unproved.has(id)).length;
  const head = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${READING_PAGE_MARK}`,
    `<meta http-equiv="Content-Security-Policy" content="${escaped(POLICY)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<title>${escaped(t.title)}</title><style>${PAGE_STYLE}${FIGURE_STYLE}</style></head><body>`,
    `<header id="top"><h1>${escaped(t.title)}</h1><p>${escaped(t.lead)}</p>`,
    `<p class="facts">${escaped(filled(t.saved, { count: articles.length, date }))}</p>`,
    ids.size === doubtful ? '' : `<p class="facts">${escaped(filled(t.source, { source }))}</p>`,
    doubtful === 0 ? '' : `<p class="note">${escaped(filled(t.doubtful, { count: doubtful, source }))}</p>`,
    shown.length < articles.length ? `<p class="note">${escaped(filled(t.only, { count: shown.length }))}</p>` : '',
    `</header>${contents(shown, language)}<main>`,
  ];
  return new Blob([...head, ...parts, '</main></body></html>\n'], { type: 'text/html' });
}

/** Adds pictures up to a size limit; for others the alternative text is shown. */
function withinLimit(picture: Page['picture']): Page['picture'] {
  let left = MOST_PICTURES;
  return async (address) => {
    const data = await picture(address);
    if (data === null || data.length > left) return null;
    left -= data.length;
    return data;
  };
}

function contents(articles: readonly LibraryArticle[], language: Language): string {
  const groups = new Map<string, string[]>();
  for (const article of articles) {
    const { title, date, category, language: own } = textOf(article, language);
    const lines = groups.get(category.name[language]) ?? [];
    groups.set(category.name[language], lines);
    const day = `<br><span lang="${language}">${escaped(longDate(date, language))}</span>`;
    lines.push(`<li><a href="#a${article.id}" lang="${own}">${escaped(title)}</a>${day}</li>`);
  }
  const parts = [...groups].map(([name, lines]) => `<h3>${escaped(name)}</h3><ul>${lines.join('')}</ul>`);
  const heading = escaped(PAGE_TEXTS[language].contents);
  return `<nav id="contents" aria-labelledby="of"><h2 id="of">${heading}</h2>${parts.join('')}</nav>`;
}

async function articlePart(article: LibraryArticle, page: Page, ids: ReadonlySet<number>): Promise<string> {
  const first = textOf(article, page.language);
  const second = article.texts[otherLanguage(first.language)];
  const main = await textPart(first, page, ids, true);
  const other = second ? await textPart(second, page, ids, false) : '';
  const more =
    second &&
    `<details lang="${second.language}"><summary>${escaped(PAGE_TEXTS[second.language].other)}</summary>${other}</details>`;
  const back = `<p><a class="back" href="#contents" lang="${page.language}">${escaped(PAGE_TEXTS[page.language].back)}</a></p>`;
  return `<article id="a${article.id}" lang="${first.language}">${main}${more ?? ''}${back}</article>`;
}

/** One language of an article. Its pictures stand in the first one alone: each is in the file as often as it is shown. */
async function textPart(text: Article, page: Page, ids: ReadonlySet<number>, withPictures: boolean): Promise<string> {
  const { language } = text;
  const t = PAGE_TEXTS[language];
  const fact = (label: string, said: string) =>
    said === '' ? '' : `<dt>${escaped(label)}</dt><dd>${escaped(said)}</dd>`;
  const facts = fact(t.audience, text.audience) + fact(t.place, text.place);
  const by = filled(t.by, { author: text.author, date: longDate(text.date, language) });
  const dated = (words: string, day: string | null) =>
    day === null ? [] : [filled(words, { date: longDate(day, language) })];
  const checked = [...dated(t.reviewed, text.reviewedOn), ...dated(t.reviewBy, text.reviewBy)].join(' ');
  const image = withPictures
    ? `<img src="${(await page.picture(text.image)) ?? ''}" alt="${escaped(text.imageAlt)}">`
    : '';
  return [
    `<h2>${escaped(text.title)}</h2>`,
    `<p class="facts">${escaped([text.category.name[language], by].join(' · '))}</p>`,
    checked === '' ? '' : `<p class="facts">${escaped(checked)}</p>`,
    page.unproved.has(text.id) ? `<p class="note">${escaped(filled(t.unproved, { source: page.source }))}</p>` : '',
    text.image === '' ? '' : image,
    await contentOf(text, page, ids, withPictures),
    facts === '' ? '' : `<dl>${facts}</dl>`,
  ].join('');
}

/** Texts are escaped by the renderer, quotes too: what looks like an attribute here is one. */
async function contentOf(text: Article, page: Page, ids: ReadonlySet<number>, withPictures: boolean): Promise<string> {
  const addresses: string[] = [];
  const { html } = renderMarkdown(text.content, text.language, (address) => `picture:${addresses.push(address) - 1}`);
  const pictures: (string | null)[] = [];
  for (const address of addresses) pictures.push(withPictures ? await page.picture(address) : null);
  const place = `a${text.id}-${text.language}-`;
  return (
    // The page has the figures' styles once.
    withoutStyles(html)
      // They help justified columns, and make the file a quarter larger.
      .replaceAll('\u00ad', '')
      // The page's own title is above the articles'.
      .replace(/<(\/?)h3/g, '<$1h4')
      .replace(/<(\/?)h2/g, '<$1h3')
      .replace(/ src="picture:(\d+)"/g, (_all, nth: string) => ` src="${pictures[Number(nth)] ?? ''}"`)
      // Headings and calendars are named in every text.
      .replace(/ (id="|href="#)([fs]-)/g, ` $1${place}$2`)
      .replace(/ href="\/(?!\/)([^"]*)"/g, (_all, path: string) => ` href="${linkTo(path, page, ids)}"`)
  );
}

/** Where a link within the portal leads: to the article on this page, else to the site. `path` is escaped already. */
function linkTo(path: string, { publicAddress }: Page, ids: ReadonlySet<number>): string {
  const id = /^(?:en\/)?article\/(\d+)$/.exec(path)?.[1];
  if (id !== undefined && ids.has(Number(id))) return `#a${id}`;
  const address = publicAddress('/');
  return address === null ? '#contents' : escaped(address) + path;
}

/** The wanted language where the article has it, else the other. */
function textOf({ id, texts }: LibraryArticle, language: Language): Article {
  const text = texts[language] ?? texts[otherLanguage(language)];
  if (!text) throw new Error(`Article ${id} has no text.`);
  return text;
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
