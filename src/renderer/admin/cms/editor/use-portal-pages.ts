import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { folded } from '#domain/folded.ts';
import type { Language, Localized } from '#domain/localized.ts';
import type { FindPages } from '#renderer/data/collections/portal-pages.ts';
import { useRepository } from '#renderer/data/repository.ts';

/** Pages that are always there, by what the menu calls them. */
const PAGES = [
  ['common:nav.home', '/'],
  ['common:nav.articles', '/blog'],
  ['common:nav.about', '/about'],
  ['common:nav.contact', '/contact'],
] as const;

/** Finds pages of the portal by their titles in one language: those of the menu, and published articles. */
export function usePortalPages(): Localized<FindPages> {
  const { live, stored } = useRepository();
  const { i18n } = useTranslation();
  return useMemo(() => {
    const finder =
      (language: Language): FindPages =>
      async (words, signal) => {
        const t = i18n.getFixedT(language, ['common']);
        const pages = PAGES.map(([title, path]) => ({ title: t(title), path }));
        const named = pages.filter(({ title }) => folded(title).includes(folded(words)));
        const query = { search: words, category: '', language, page: 1 };
        const result = live ? await live.articlePage(query, signal) : null;
        const articles = result?.ok ? result.value.articles : await storedArticles(language);
        const found = articles.filter(({ title }) => result?.ok || folded(title).includes(folded(words)));
        return [...named, ...found.map(({ id, title }) => ({ title, path: `/article/${id}` }))];
      };
    const storedArticles = async (language: Language) => {
      const result = await stored.firstArticles(language);
      return result.ok ? result.value : [];
    };
    return { id: finder('id'), en: finder('en') };
  }, [live, stored, i18n]);
}
