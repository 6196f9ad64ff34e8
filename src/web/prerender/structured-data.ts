import type { Article, BreadcrumbList, Graph } from 'schema-dts';
import type { Language } from '#domain/localized.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { changedAt, publishedAt } from './article-moments.ts';

const NAMES: Readonly<Record<Language, { readonly home: string; readonly blog: string; readonly team: string }>> = {
  id: { home: 'Beranda', blog: 'Artikel', team: 'Tim Agronomi Tunas' },
  en: { home: 'Home', blog: 'Articles', team: 'Tunas Agronomy Team' },
};

/**
 * Structured data about an article and its place on the site, by schema.org, with everything that Google requires
 * (developers.google.com/search/docs/appearance/structured-data, article and breadcrumb). `language` is the page's.
 */
export function articleGraph(article: ReadableArticle, language: Language, publicUrl: string): Graph {
  const address = (path: string) => publicUrl + pathInLanguage(path, language);
  const page = address(`/article/${article.id}`);
  const names = NAMES[language];
  const publisher = {
    '@type': 'Organization',
    name: 'Tunas',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/512.png`,
  } as const;
  const about: Article = {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    inLanguage: article.language,
    datePublished: publishedAt(article),
    dateModified: changedAt(article),
    image: `${publicUrl}/share/${article.id}-${article.language}.jpg`,
    author: authorOf(article.author, names.team, publicUrl),
    publisher,
    mainEntityOfPage: page,
  };
  const steps = [
    { name: names.home, item: address('/') },
    { name: names.blog, item: address('/blog') },
    { name: article.category.name[language], item: address(`/blog?category=${article.category.slug}`) },
    // The page itself needs no address.
    { name: article.title },
  ];
  const place: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  return { '@context': 'https://schema.org', '@graph': [about, place] };
}

/** The author as a person, or as the organization where no name is given or the team is the author. */
function authorOf(author: string, team: string, publicUrl: string): NonNullable<Article['author']> {
  const isTeam = author === '' || Object.values(NAMES).some((names) => names.team === author);
  return isTeam
    ? { '@type': 'Organization', name: author || team, url: `${publicUrl}/` }
    : { '@type': 'Person', name: author };
}
