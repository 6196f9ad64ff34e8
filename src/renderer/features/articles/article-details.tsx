import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../data/repository.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ReviewLine, ReviewNote } from './review-date-note.tsx';

interface Props {
  readonly article: ReadableArticle;
}

/** Who the advice is for and where it applies. */
function Facts({ article }: Props) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const facts = [
    { label: t('article.for'), text: article.audience },
    { label: t('article.where'), text: article.place },
  ].filter((fact) => fact.text !== '');
  return facts.map((fact) => (
    <div key={fact.label}>
      <dt className="font-bold text-ink" lang={language}>
        {fact.label}
      </dt>
      <dd>{fact.text}</dd>
    </div>
  ));
}

function isReviewed({ reviewedOn, reviewBy }: ReadableArticle): boolean {
  return Boolean(reviewedOn ?? reviewBy);
}

/** Whether there is something to say beside the article: else its rules would stand alone. */
function hasDetails(article: ReadableArticle): boolean {
  return article.audience !== '' || article.place !== '' || isReviewed(article);
}

/** Below the head: the audience and place of the advice, and its last check. On phones, for lack of room, at the end. */
export function HeadFacts({ article }: Props) {
  if (!hasDetails(article)) return null;
  return (
    <div className="page-width mt-6 hidden md:block">
      <div className="type-small flex justify-between gap-x-12 border-y-[1.5px] border-line py-3 text-ink-2">
        <dl className="flex gap-x-12">
          <Facts article={article} />
        </dl>
        <div className="shrink-0 self-center">
          <ReviewLine article={article} />
        </div>
      </div>
    </div>
  );
}

/** At the end: who the advice is for and where it applies, on phones, and by when it is to be checked again. */
export function ArticleDetails({ article }: Props) {
  if (!hasDetails(article)) return null;
  return (
    <div
      className={`type-small mt-8 border-t-[1.5px] border-line pt-5 text-ink-2 ${isReviewed(article) ? '' : 'md:hidden'}`}
    >
      <dl className="grid gap-y-3 md:hidden">
        <Facts article={article} />
      </dl>
      <ReviewNote article={article} />
    </div>
  );
}
