import { useEffect, useState } from 'react';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { useRepository } from '../../data/repository.ts';
import type { SavedArticle } from '../../data/saved/saved.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';

/** What a saved article is called in the reader's language: as it was seen, or as this device's library has it. */
export function useSavedTitle({ id, titles }: SavedArticle): { readonly title: string; readonly language: Language } {
  const { stored } = useRepository();
  const { language } = useLanguage();
  const [found, setFound] = useState<{ readonly title: string; readonly language: Language } | null>(null);
  const known = titles[language];
  useEffect(() => {
    if (known !== undefined) return undefined;
    let wanted = true;
    void stored.article(id, language).then((answer) => {
      if (wanted && answer.ok) setFound({ title: answer.value.title, language: answer.value.language });
    });
    return () => {
      wanted = false;
    };
  }, [known, stored, id, language]);
  if (known !== undefined) return { title: known, language };
  const other = otherLanguage(language);
  return found?.language === language ? found : { title: titles[other] ?? found?.title ?? String(id), language: other };
}

/** What it was called when it was kept, in this language or the other one. */
export function titleIn({ id, titles }: SavedArticle, language: Language): string {
  return titles[language] ?? titles[otherLanguage(language)] ?? String(id);
}

/** The title, as a link to the article. */
export function TitleLink({ article }: { readonly article: SavedArticle }) {
  const { language } = useLanguage();
  const { title, language: own } = useSavedTitle(article);
  return (
    <PortalLink
      to={`/article/${article.id}`}
      lang={own === language ? undefined : own}
      className="inline-flex min-h-11 min-w-0 items-center py-1 leading-[1.3] font-bold wrap-anywhere text-ink hover:underline"
    >
      {title}
    </PortalLink>
  );
}
