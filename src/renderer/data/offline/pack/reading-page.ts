import type { Article } from '#domain/article.ts';
import { attachmentPath } from '#domain/attachment-address.ts';
import { escaped } from '#domain/escaped.ts';
import { type LibraryArticle, READING_PAGE_MARK } from '#domain/library.ts';
import { LANGUAGES, otherLanguage, type Language } from '#domain/localized.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { dayAndDate } from '#renderer/i18n/moments.ts';
import { FIGURE_STYLE, withoutStyles } from '#text/render/figures/figure-style.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import type { UnshownPicture } from './missing-pictures.ts';
import { type PageAssets, pageStyle } from './reading-page-style.ts';
import { filled, PAGE_TEXTS } from './reading-page-texts.ts';

/** Articles on one page: phones that this is for open no more than some megabytes. */
const MOST_ARTICLES = 300;

/** What the pictures of a page may take together, in characters. */
const MOST_PICTURES = 12 * 1024 * 1024;

interface Page {
  readonly articles: readonly LibraryArticle[];
  /** ms since 1970. */
  readonly savedAt: number;
  /** In which the page begins; the other one is there as well. */
  readonly language: Language;
  /** Where the articles come from, as people know it. */
  readonly source: string;
  /** The ids of unverified articles from packs. */
  readonly unverified: ReadonlySet<number>;
  readonly assets: PageAssets;
  /** The public address of a path; null where the site's address isn't known. */
  readonly publicAddress: (path: string) => string | null;
  /** Where an attached file lies. */
  readonly attached: (address: string) => string;
  /** A picture as a data: address; null where there is none. */
  readonly picture: (address: string) => string | null;
}

/** A page that is being written. */
interface Writing extends Page {
  /** The articles on it. */
  readonly ids: ReadonlySet<number>;
  /** The text of each article that has all of its pictures, as long as there is room. */
  readonly roomy: ReadonlySet<Article>;
  readonly missing: UnshownPicture[];
}

/**
 * One HTML file with everything in it, which needs no script and no neighbour: Android hands a file over alone. The texts go through the
 * portal's own Markdown, so there is no HTML in them but its own. `missing`: what it has no more than words of.
 */
export async function readingPage(
  page: Page,
): Promise<{ readonly blob: Blob; readonly missing: readonly UnshownPicture[] }> {
  const { language, articles, savedAt, source, unverified, assets } = page;
  const newest = [...articles].sort((a, b) => order(textOf(b, language).date, textOf(a, language).date));
  const shown = newest.slice(0, MOST_ARTICLES);
  const ids = new Set(shown.map(({ id }) => id));
  const writing: Writing = { ...page, ids, roomy: textsWithRoom(shown, page), missing: [] };
  const doubtful = shown.filter(({ id }) => unverified.has(id)).length;
  const facts = (own: Language) => {
    const t = PAGE_TEXTS[own];
    const date = dayAndDate(new Date(savedAt), own);
    return [
      `<h1>${escaped(t.title)}</h1><p>${escaped(t.lead)}</p>`,
      `<p class="facts">${escaped(filled(t.saved, { count: articles.length, date }))}`,
      ids.size === doubtful ? '</p>' : `<br>${escaped(filled(t.source, { source }))}</p>`,
      doubtful === 0 ? '' : `<p class="note">${escaped(filled(t.doubtful, { count: doubtful, source }))}</p>`,
      shown.length < articles.length ? `<p class="note">${escaped(filled(t.only, { count: shown.length }))}</p>` : '',
    ].join('');
  };
  const script = assets.search.replaceAll('</script', '<\\/script');
  const t = PAGE_TEXTS[language];
  const parts = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${READING_PAGE_MARK}`,
    `<meta http-equiv="Content-Security-Policy" content="${escaped(await policyFor(script))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<meta name="color-scheme" content="light dark">`,
    `<title>${escaped(t.title)}</title><style>${pageStyle(assets)}${FIGURE_STYLE}</style></head><body>`,
    `<a class="k" href="#contents">${inBoth((each) => escaped(PAGE_TEXTS[each].skip), 'span')}</a>`,
    ...LANGUAGES.map((each) => {
      const checked = each === language ? ' checked' : '';
      return `<input class="c" type="radio" name="l" id="l-${each}"${checked} aria-label="${PAGE_TEXTS[each].languageName}">`;
    }),
    `<div class="bar"><div class="w"><a class="mark" href="#top">${sproutOf(assets)}Tunas</a><div class="pick">`,
    ...LANGUAGES.map((each) => `<label for="l-${each}" lang="${each}">${PAGE_TEXTS[each].languageName}</label>`),
    `</div></div></div><header id="top" class="sky"><div class="w">${inBoth(facts)}</div>`,
    `<div class="field" aria-hidden="true">${assets.field}</div></header><main class="w">`,
    script === '' ? '' : searchForm(),
    `<nav id="contents">${inBoth((each) => contents(shown, each, sproutOf(assets)))}</nav>`,
    ...shown.map((article) => articlePart(article, writing)),
    `</main>${footer(assets)}${script === '' ? '' : `<script>${script}</script>`}</body></html>\n`,
  ];
  return { blob: new Blob(parts, { type: 'text/html' }), missing: writing.missing };
}

/** Nothing is loaded, and nothing runs but the page's own search. */
async function policyFor(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  const runs = script === '' ? '' : `script-src 'sha256-${btoa(String.fromCharCode(...digest))}'; `;
  return `default-src 'none'; ${runs}style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`;
}

/** Something in both languages, of which the page shows one. */
function inBoth(write: (language: Language) => string, tag: 'div' | 'span' = 'div'): string {
  return LANGUAGES.map((each) => `<${tag} class="${each}" lang="${each}">${write(each)}</${tag}>`).join('');
}

/** It keeps its day colours, as elsewhere (ui/style/tokens.css). */
function sproutOf({ sprout }: PageAssets): string {
  return `<span data-scene="sprout" aria-hidden="true">${sprout}</span>`;
}

/** Shown by the script alone: without it nothing would answer. */
function searchForm(): string {
  const said = (name: 'found' | 'partial' | 'none') =>
    LANGUAGES.map((each) => ` data-${name}-${each}="${escaped(PAGE_TEXTS[each][name])}"`).join('');
  const label = inBoth((each) => escaped(PAGE_TEXTS[each].search), 'span');
  return [
    `<form id="search" role="search" hidden><label for="q">${label}</label><input id="q" type="search" autocomplete="off"></form>`,
    `<section id="results" hidden${said('found')}${said('partial')}${said('none')}><p role="status"></p><ul></ul></section>`,
  ].join('');
}

function contents(articles: readonly LibraryArticle[], language: Language, sprout: string): string {
  const groups = new Map<string, string[]>();
  for (const article of articles) {
    const { title, date, category, language: own } = textOf(article, language);
    const lines = groups.get(category.name[language]) ?? [];
    groups.set(category.name[language], lines);
    const name = own === language ? escaped(title) : `<span lang="${own}">${escaped(title)}</span>`;
    lines.push(`<li><a href="#a${article.id}">${name}<small>${escaped(longDate(date, language))}</small></a></li>`);
  }
  const parts = [...groups].map(([name, lines]) => `<h3 class="stake">${escaped(name)}</h3><ul>${lines.join('')}</ul>`);
  return `<div class="ground"><h2>${escaped(PAGE_TEXTS[language].contents)}</h2>${sprout}</div>${parts.join('')}`;
}

function articlePart(article: LibraryArticle, page: Writing): string {
  const texts = LANGUAGES.flatMap((each) => article.texts[each] ?? []);
  const name = `o${article.id}`;
  const isBoth = texts.length > 1;
  const turn = isBoth ? `<input class="c o" type="checkbox" id="${name}" aria-labelledby="${name}-id ${name}-en">` : '';
  const written = texts.map((text) => textPart(text, page, isBoth ? name : null));
  return `<article id="a${article.id}">${turn}${written.join('')}</article>`;
}

/** One language of an article. `turn`: the name of what shows the other one in its place; null where there is none. */
function textPart(text: Article, page: Writing, turn: string | null): string {
  const { language } = text;
  const t = PAGE_TEXTS[language];
  const fact = (label: string, said: string) =>
    said === '' ? '' : `<dt>${escaped(label)}</dt><dd>${escaped(said)}</dd>`;
  const facts = fact(t.audience, text.audience) + fact(t.place, text.place);
  const by = filled(t.by, { author: text.author, date: longDate(text.date, language) });
  const dated = (words: string, day: string | null) =>
    day === null ? [] : [filled(words, { date: longDate(day, language) })];
  const checked = [...dated(t.reviewed, text.reviewedOn), ...dated(t.reviewBy, text.reviewBy)].join(' ');
  const other = otherLanguage(language);
  return [
    `<div class="t" lang="${language}"><span class="stake">${escaped(text.category.name[language])}</span>`,
    `<h2>${escaped(text.title)}</h2><p class="facts">${escaped(by)}</p>`,
    checked === '' ? '' : `<p class="facts">${escaped(checked)}</p>`,
    turn &&
      `<label class="turn" id="${turn}-${language}" for="${turn}" lang="${other}">${PAGE_TEXTS[other].other}</label>`,
    page.unverified.has(text.id) ? `<p class="note">${escaped(filled(t.unverified, { source: page.source }))}</p>` : '',
    text.image === ''
      ? ''
      : pictureTag(text, page, { address: text.image, words: text.imageAlt, more: ' class="cover"' }),
    contentOf(text, page),
    facts === '' ? '' : `<dl>${facts}</dl>`,
    `<a class="back" href="#contents">${escaped(t.back)}</a></div>`,
  ].join('');
}

interface ShownPicture {
  readonly address: string;
  readonly words: string;
  /** Its other attributes. */
  readonly more: string;
}

/** A picture, or its place with what it shows in words. */
function pictureTag(text: Article, page: Writing, { address, words, more }: ShownPicture): string {
  const data = page.roomy.has(text) ? page.picture(address) : null;
  if (data !== null) return `<img src="${data}" alt="${escaped(words)}"${more}>`;
  page.missing.push({ article: text.id, address, words });
  const said = words === '' ? address : words;
  return `<span class="lost">${escaped(filled(PAGE_TEXTS[text.language].unshown, { words: said }))}</span>`;
}

/** Texts are escaped by the renderer, quotes too: what looks like an attribute here is one. */
function contentOf(text: Article, page: Writing): string {
  const { html, addresses } = rendered(text, page);
  const place = `a${text.id}-${text.language}-`;
  return (
    // The page has the figures' styles once.
    withoutStyles(html)
      // They help justified columns, and make the file a quarter larger.
      .replaceAll('\u00ad', '')
      // The page's own title is above the articles'.
      .replace(/<(\/?)h3/g, '<$1h4')
      .replace(/<(\/?)h2/g, '<$1h3')
      .replace(/<img ([^>]*)src="picture:(\d+)"([^>]*)>/g, (_all, before: string, nth: string, after: string) => {
        const words = / alt="([^"]*)"/.exec(` ${before}${after}`)?.[1] ?? '';
        const more = ` ${before}${after}`.replace(/ (alt|loading)="[^"]*"/g, '').trimEnd();
        return pictureTag(text, page, { address: addresses[Number(nth)] ?? '', words: unescaped(words), more });
      })
      // Headings and calendars are named in every text.
      .replace(/ (id="|href="#)([fs]-)/g, ` $1${place}$2`)
      .replace(/ href="\/(?!\/)([^"]*)"/g, (_all, path: string) => ` href="${linkTo(path, page)}"`)
  );
}

/** A text as HTML, in which pictures are numbers, and what they are. */
function rendered(text: Article, { attached }: Pick<Page, 'attached'>) {
  const addresses: string[] = [];
  const { html } = renderMarkdown(text.content, text.language, (address) =>
    attachmentPath(address) === null ? `picture:${addresses.push(address) - 1}` : attached(address),
  );
  return { html, addresses };
}

function unescaped(text: string): string {
  return text.replace(
    /&(lt|gt|quot|amp);/g,
    (_all, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '',
  );
}

/** The texts whose pictures are in the page, up to its limit: each article's first language before any second one, the newest first. */
function textsWithRoom(articles: readonly LibraryArticle[], page: Page): ReadonlySet<Article> {
  const roomy = new Set<Article>();
  let left = MOST_PICTURES;
  const first = articles.map((article) => textOf(article, page.language));
  const second = articles.flatMap((article, at) => article.texts[otherLanguage(first[at]!.language)] ?? []);
  for (const text of [...first, ...second]) {
    const addresses = [text.image, ...rendered(text, page).addresses];
    const size = addresses.reduce((sum, address) => sum + (page.picture(address)?.length ?? 0), 0);
    if (size > left) continue;
    left -= size;
    roomy.add(text);
  }
  return roomy;
}

function footer({ grass, soil }: PageAssets): string {
  const tagline = inBoth((each) => escaped(PAGE_TEXTS[each].tagline), 'span');
  return `<footer><div class="grass" aria-hidden="true">${grass}</div><div class="w"><p>Tunas</p><p>${tagline}</p></div><div class="soil" aria-hidden="true">${soil}</div></footer>`;
}

/** Where a link within the portal leads: to the article on this page, else to the site. `path` is escaped already. */
function linkTo(path: string, { publicAddress, ids }: Writing): string {
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
