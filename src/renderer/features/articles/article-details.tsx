import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../data/repository.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ReviewNote } from './article-review.tsx';

/** Who the advice is for, where it applies, and when somebody last checked it. */
export function ArticleDetails({ article }: { readonly article: ReadableArticle }) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const facts = [
    { label: t('article.for'), text: article.audience },
    { label: t('article.where'), text: article.place },
  ].filter((fact) => fact.text !== '');
  return (
    <div className="type-small mt-8 border-t-[1.5px] border-line pt-5 text-ink-2">
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="font-bold text-ink" lang={language}>
              {fact.label}
            </dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      <ReviewNote article={article} />
    </div>
  );
}
