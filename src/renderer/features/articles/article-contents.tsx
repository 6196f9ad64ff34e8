import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleHeading } from '#text/render/render-article.ts';
import { useLanguage } from '../../i18n/language.ts';

/** The anchor of the section that is being read: the last one that begins in the upper third of the window, or above it. */
function useCurrentSection(headings: readonly ArticleHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const starts = headings.flatMap(({ anchor }) => document.getElementById(anchor) ?? []);
    const look = () => setCurrent(starts.findLast((start) => start.getBoundingClientRect().top < innerHeight / 3)?.id);
    const watch = new IntersectionObserver(look, { rootMargin: '999999px 0px -67%' });
    for (const start of starts) watch.observe(start);
    return () => watch.disconnect();
  }, [headings]);
  return current;
}

/** The headings of the article: beside it on wide screens, folded above it on narrow ones. */
export function ArticleContents({ headings }: { readonly headings: readonly ArticleHeading[] }) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const current = useCurrentSection(headings);
  if (headings.length < 2) return null;
  const links = headings.map((heading) => (
    <li key={heading.anchor} className="border-b-[1.5px] border-line">
      <a
        href={`#${heading.anchor}`}
        aria-current={heading.anchor === current ? 'location' : undefined}
        className="stake-current relative flex min-h-11 items-center py-2 text-[0.969rem] leading-snug font-semibold text-balance hover:underline"
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
