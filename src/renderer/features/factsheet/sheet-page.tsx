import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../data/repository.ts';
import { longDate } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ArticleText } from '../../ui/article-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Scene } from '../../ui/scene.tsx';
import { Address } from './parts/address.tsx';
import { useArticleAddress } from './parts/article-address.ts';
import { QrCode } from './parts/qr-code.tsx';

/** Letters of a title from which on it is set smaller. */
const LONG_TITLE = 90;

interface Props {
  readonly article: ReadableArticle;
  readonly html: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** Of its letters, pt; null on a page that is measured only. */
  readonly size: number | null;
  readonly hasCover: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** One page of a factsheet, as large as the paper. The first one has the title, the others repeat it in a line. */
export function SheetPage({ article, html, number, count, size, hasCover, ref }: Props) {
  const { t } = useTranslation('factsheet');
  const { language } = useLanguage();
  const address = useArticleAddress(article);
  const place = t('page', { number, count });
  return (
    <section
      ref={ref}
      className="sheet"
      aria-label={place}
      data-measured={size === null || undefined}
      style={size === null ? undefined : ({ '--size': size } as CSSProperties)}
    >
      <p className="sheet-line">
        <Scene name="sprout" className="" />
        {number === 1 ? (
          <span>Tunas · {article.category.name[language]}</span>
        ) : (
          <>
            <span lang={article.language}>{article.title}</span>
            {address !== null && <Address>{address}</Address>}
          </>
        )}
        <span>{place}</span>
      </p>
      {number === 1 && <FirstHead article={article} address={address} hasCover={hasCover} />}
      <div className="sheet-body" lang={article.language}>
        <ArticleText html={html} className="article-text sheet-text" />
      </div>
    </section>
  );
}

interface HeadProps {
  readonly article: ReadableArticle;
  readonly address: string | null;
  readonly hasCover: boolean;
}

function FirstHead({ article, address, hasCover }: HeadProps) {
  const { t } = useTranslation('factsheet');
  const { language } = useLanguage();
  const { reviewedOn, date, audience, place, title } = article;
  const facts = [
    { label: t('for'), text: audience, lang: article.language },
    { label: t('where'), text: place, lang: article.language },
    reviewedOn
      ? { label: t('reviewed'), text: longDate(reviewedOn, language), lang: language }
      : { label: t('written'), text: longDate(date, language), lang: language },
  ].filter(({ text }) => text !== '');
  return (
    <div className="sheet-head" data-plain={hasCover ? undefined : ''}>
      <div className="sheet-title">
        <h2 className={title.length > LONG_TITLE ? 'sheet-title-long' : undefined} lang={article.language}>
          {title}
        </h2>
      </div>
      {hasCover && (
        <Picture src={article.image} focus={article.focus} alt={article.imageAlt} first className="sheet-cover" />
      )}
      <dl className="sheet-facts">
        {facts.map(({ label, text, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
      {address !== null && (
        <div className="sheet-code">
          <p>
            <b>{t('scan')}</b> <Address>{address}</Address>
          </p>
          <QrCode text={address} label={t('scan')} className="" />
        </div>
      )}
    </div>
  );
}
