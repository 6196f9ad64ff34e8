import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../data/repository.ts';
import { longDate } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/language.ts';
import { pathInLanguage } from '../../i18n/localized-path.ts';
import { usePlatform } from '../../platform/port.ts';
import { ArticleText } from '../../ui/article-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { fitSheet } from './fit-sheet.ts';
import { QrCode } from './qr-code.tsx';
import { sheetOf, SOURCES_RANK } from './sheet-parts.ts';

/** The factsheet of one article: one A4 page, of which what doesn't fit is left out whole. */
export function Sheet({ article }: { readonly article: ReadableArticle }) {
  const { t } = useTranslation('factsheet');
  const { language } = useLanguage();
  const platform = usePlatform();
  const body = useRef<HTMLDivElement>(null);
  const { sections, sources, style } = useMemo(() => sheetOf(article.html), [article.html]);
  const address = platform.publicAddress(pathInLanguage(`/article/${article.id}`, article.language));
  useLayoutEffect(() => {
    let current = true;
    if (body.current) fitSheet(body.current);
    // Letters of another typeface are of another width.
    void document.fonts?.ready.then(() => {
      if (current && body.current) fitSheet(body.current);
    });
    return () => {
      current = false;
    };
  }, [sections]);
  const facts = [
    article.reviewedOn
      ? t('reviewed', { date: longDate(article.reviewedOn, language) })
      : t('written', { date: longDate(article.date, language) }),
    article.audience && t('for', { audience: article.audience }),
    article.place && t('where', { place: article.place }),
  ].filter(Boolean);
  return (
    <article className="sheet" aria-label={t('sheet', { title: article.title })}>
      <div className="sheet-head">
        <div>
          <p className="sheet-kind">Tunas · {article.category.name[language]}</p>
          <h2 lang={article.language}>{article.title}</h2>
          <p className="sheet-facts">{facts.join(' · ')}</p>
        </div>
        <Picture src={article.image} focus={article.focus} alt={article.imageAlt} first />
      </div>
      {style !== '' && <div hidden dangerouslySetInnerHTML={{ __html: style }} />}
      <div ref={body} className="sheet-body" lang={article.language}>
        {sections.map(({ heading, parts }, place) => (
          <section key={place}>
            {heading !== '' && <h3>{heading}</h3>}
            {parts.map(({ html, rank }, index) => (
              <div key={index} data-rank={rank}>
                <ArticleText html={html} />
              </div>
            ))}
          </section>
        ))}
        {sources !== '' && (
          <section className="sheet-sources">
            <div data-rank={SOURCES_RANK}>
              <ArticleText html={sources} />
            </div>
          </section>
        )}
      </div>
      <div className="sheet-foot">
        {address !== null && <QrCode text={address} label={t('scan')} />}
        <div>
          {address !== null && <p className="font-bold">{t('scan')}</p>}
          <p>{address === null ? t('unlinked') : t('chosen')}</p>
          {address !== null && <p className="font-bold wrap-anywhere">{address}</p>}
        </div>
      </div>
    </article>
  );
}
