import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../data/repository.ts';
import { composeSheet, type ComposedSheet } from './compose-sheet.ts';
import { SheetPage } from './sheet-page.tsx';

interface Props {
  readonly article: ReadableArticle;
  /** Told how many pages it has, each time that is known. */
  readonly onPages: (article: ReadableArticle, count: number) => void;
}

/** The factsheet of one article, on as many A4 pages as it needs. */
export function Sheet({ article, onPages }: Props) {
  const { t } = useTranslation('factsheet');
  const [composed, setComposed] = useState<(ComposedSheet & { readonly of: string }) | null>(null);
  const fonts = useLoadedFonts();
  const of = `${fonts} ${article.language} ${article.version} ${article.id}`;
  const first = useRef<HTMLElement>(null);
  const plain = useRef<HTMLElement>(null);
  const next = useRef<HTMLElement>(null);
  const isComposed = composed?.of === of;
  useLayoutEffect(() => {
    if (isComposed || !first.current || !plain.current || !next.current) return;
    const set = composeSheet(article.html, { first: first.current, plain: plain.current, next: next.current });
    setComposed({ ...set, of });
    onPages(article, set.pages.length);
  }, [article, isComposed, of, onPages]);
  const pages = composed?.pages ?? [];
  return (
    <article aria-label={t('sheet', { title: article.title })}>
      {pages.map((html, index) => (
        <SheetPage
          key={index}
          article={article}
          html={html}
          number={index + 1}
          count={pages.length}
          size={composed?.size ?? null}
          hasCover={composed?.hasCover ?? false}
        />
      ))}
      {!isComposed && (
        <div className="sheet-measured" aria-hidden inert>
          <SheetPage ref={first} article={article} html="" number={1} count={2} size={null} hasCover />
          <SheetPage ref={plain} article={article} html="" number={1} count={2} size={null} hasCover={false} />
          <SheetPage ref={next} article={article} html="" number={2} count={2} size={null} hasCover={false} />
        </div>
      )}
    </article>
  );
}

/** Changes once the page's typeface has come: its letters are of another width than those that stand in for it. */
function useLoadedFonts(): boolean {
  const [areLoaded, setLoaded] = useState(() => document.fonts?.status !== 'loading');
  useLayoutEffect(() => {
    let current = true;
    void document.fonts?.ready.then(() => current && setLoaded(true));
    return () => {
      current = false;
    };
  }, []);
  return areLoaded;
}
