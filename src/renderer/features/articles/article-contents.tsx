import { useTranslation } from 'react-i18next';
import type { ArticleHeading } from '../../data/repository.ts';
import { useLanguage } from '../../i18n/language.ts';

/** The headings of the article: beside it on wide screens, folded above it on narrow ones. */
export function ArticleContents({ headings }: { readonly headings: readonly ArticleHeading[] }) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  if (headings.length < 2) return null;
  const links = headings.map((heading) => (
    <li key={heading.anchor} className="border-b-[1.5px] border-line">
      <a
        href={`#${heading.anchor}`}
        className="flex min-h-11 items-center py-2 text-[0.969rem] leading-snug font-semibold hover:underline"
      >
        {heading.text}
      </a>
    </li>
  ));
  return (
    <nav aria-label={t('article.contents')} className="has-[[open]]:basis-full lg:h-full">
      <details className="lg:hidden">
        <summary
          className="disclosure inline-flex min-h-12 cursor-pointer items-center gap-2.5 font-bold"
          lang={language}
        >
          {t('article.contents')}
        </summary>
        <ul className="border-t-[1.5px] border-line pb-2">{links}</ul>
      </details>
      <div className="sticky top-24 hidden lg:block">
        <h2 className="border-b-2 border-ink pb-2.5 text-[0.969rem] font-bold" lang={language}>
          {t('article.contents')}
        </h2>
        <ul>{links}</ul>
      </div>
    </nav>
  );
}
