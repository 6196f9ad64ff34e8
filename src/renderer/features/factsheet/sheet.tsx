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
import { QrCode } from './parts/qr-code.tsx';
import { sheetOf, SOURCES_RANK } from './sheet-parts.ts';

const SHEET =
  'sheet flex flex-col gap-[4mm] w-[210mm] h-[296.5mm] p-[12mm] overflow-hidden bg-surface text-ink scheme-light ' +
  'text-[length:calc(9.5*var(--pt))] leading-[1.4] as-page:[--pt:0.105rem] as-page:w-auto as-page:h-auto as-page:mb-6 ' +
  'as-page:px-4 as-page:py-5 as-page:leading-[1.55] print:break-inside-avoid print:not-first:break-before-page';
const HEAD =
  'grid grid-cols-[1fr_58mm] gap-[6mm] items-start pb-[3mm] border-b-[0.5mm] border-ink ' +
  'as-page:grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]';
const TITLE = 'mt-[1mm] mb-[2mm] text-[length:calc(19*var(--pt))] leading-[1.12] tracking-[-0.02em]';
const PICTURE = 'w-[58mm] h-[36mm] rounded-[2mm] as-page:w-full as-page:h-auto as-page:aspect-[16/10]';
const BODY =
  'sheet-body flex-1 min-h-0 columns-2 gap-x-[7mm] [column-fill:auto] as-page:columns-[19rem_2] as-page:[column-fill:balance]';
const FOOT =
  'grid grid-cols-[auto_1fr] gap-[4mm] items-center pt-[3mm] border-t-[0.5mm] border-ink text-[length:calc(9*var(--pt))]';

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
    <article className={SHEET} aria-label={t('sheet', { title: article.title })}>
      <div className={HEAD}>
        <div>
          <p className="text-brand font-bold">Tunas · {article.category.name[language]}</p>
          <h2 className={TITLE} lang={article.language}>
            {article.title}
          </h2>
          <p className="text-ink-2 text-[length:calc(9*var(--pt))]">{facts.join(' · ')}</p>
        </div>
        <Picture src={article.image} focus={article.focus} alt={article.imageAlt} first className={PICTURE} />
      </div>
      {style !== '' && <div hidden dangerouslySetInnerHTML={{ __html: style }} />}
      <div ref={body} className={BODY} lang={article.language}>
        {sections.map(({ heading, parts }, place) => (
          <section key={place} className="not-first:mt-[3mm]">
            {heading !== '' && <h3>{heading}</h3>}
            {parts.map(({ html, rank }, index) => (
              <div
                key={index}
                data-rank={rank}
                className={`[[data-rank]+&]:mt-[1.2mm] ${rank === 1 ? '' : 'break-inside-avoid'}`}
              >
                <ArticleText html={html} />
              </div>
            ))}
          </section>
        ))}
        {sources !== '' && (
          <section className="sheet-sources not-first:mt-[3mm]">
            <div data-rank={SOURCES_RANK} className="break-inside-avoid">
              <ArticleText html={sources} />
            </div>
          </section>
        )}
      </div>
      <div className={FOOT}>
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
