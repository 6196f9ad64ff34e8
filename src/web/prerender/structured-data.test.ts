import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import { bundledLibrary } from '#build/content/bundled-library.ts';
import { articleGraph } from './structured-data.ts';

const SITE = 'https://tunas.example';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

type Thing = Readonly<Record<string, unknown>>;

/** The nodes of a graph as a search engine reads them. The compiler checks the names of their properties. */
function thingsOf(graph: object): readonly Thing[] {
  const read = JSON.parse(JSON.stringify(graph)) as {
    readonly '@context': string;
    readonly '@graph': readonly Thing[];
  };
  expect(read['@context']).toBe('https://schema.org');
  return read['@graph'];
}
const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

for (const language of LANGUAGES) {
  const prefix = language === 'id' ? '' : '/en';
  const { articles } = bundledLibrary(language);

  describe.each(articles)(`article $id in ${language}`, (article) => {
    const things = thingsOf(articleGraph(article, language, SITE));
    const page = `${SITE}${prefix}/article/${article.id}`;

    test('says all that is recommended for an article', () => {
      const [about, ...others] = ofType(things, 'Article');
      expect(others).toEqual([]);
      expect(about).toMatchObject({
        headline: article.title,
        description: article.excerpt,
        inLanguage: language,
        mainEntityOfPage: page,
        image: `${SITE}/share/${article.id}-${language}.jpg`,
        author: { '@type': 'Organization', name: article.author, url: `${SITE}/` },
        publisher: { '@type': 'Organization', name: 'Tunas', logo: `${SITE}/icons/512.png` },
      });
      // Search engines cut off longer titles.
      expect(article.title.length).toBeLessThanOrEqual(110);
      const [published, modified] = [String(about?.['datePublished']), String(about?.['dateModified'])];
      for (const moment of [published, modified]) expect(moment).toMatch(MOMENT);
      expect(Date.parse(modified)).toBeGreaterThanOrEqual(Date.parse(published));
    });

    test('says where it stands on the site', () => {
      const [place, ...others] = ofType(things, 'BreadcrumbList');
      expect(others).toEqual([]);
      const steps = place?.['itemListElement'] as readonly Thing[];
      expect(steps.map((step) => step['position'])).toEqual([1, 2, 3, 4]);
      for (const step of steps) {
        expect(step['@type']).toBe('ListItem');
        expect(step['name']).not.toBe('');
      }
      // All but the last, which is the page itself, need an address.
      expect(steps.map((step) => step['item'])).toEqual([
        prefix === '' ? `${SITE}/` : SITE + prefix,
        `${SITE}${prefix}/blog`,
        `${SITE}${prefix}/blog?category=${article.category.slug}`,
        undefined,
      ]);
    });
  });
}

test('a person signs as a person, nobody as the team', () => {
  const [article] = bundledLibrary('id').articles;
  const authorOf = (author: string) =>
    ofType(thingsOf(articleGraph({ ...article!, author }, 'id', SITE)), 'Article')[0]?.['author'];
  expect(authorOf('Ratna Dewi')).toEqual({ '@type': 'Person', name: 'Ratna Dewi' });
  expect(authorOf('')).toMatchObject({ '@type': 'Organization', name: 'Tim Agronomi Tunas' });
});
