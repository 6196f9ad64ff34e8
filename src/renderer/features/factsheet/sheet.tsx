import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../data/repository.ts';
import { composeSheet, EMPTY_PAGE, type ComposedSheet } from './compose-sheet.ts';
import { sheetOf } from './sheet-blocks.ts';
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
  const hasTypeface = useTypeface();
  const of = `${article.language} ${article.version} ${article.id}`;
  const content = useMemo(() => sheetOf(article.html), [article.html]);
  const first = useRef<HTMLElement>(null);
  const plain = useRef<HTMLElement>(null);
  const next = useRef<HTMLElement>(null);
  const isComposed = composed?.of === of;
  useEffect(() => {
    if (isComposed || !hasTypeface) return undefined;
    const stop = new AbortController();
    const [head, plainHead, following] = [first.current, plain.current, next.current];
    if (!head || !plainHead || !following) return undefined;
    composeSheet(content, { first: head, plain: plainHead, next: following }, stop.signal).then(
      (set) => {
        if (set === null || stop.signal.aborted) return;
        setComposed({ ...set, of });
        onPages(article, set.pages.length);
      },
      (error: unknown) => reportError(error),
    );
    return () => stop.abort();
  }, [article, content, hasTypeface, isComposed, of, onPages]);
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
          <SheetPage
            ref={first}
            article={article}
            html={content.style + EMPTY_PAGE}
            number={1}
            count={2}
            size={null}
            hasCover
          />
          <SheetPage
            ref={plain}
            article={article}
            html={content.style + EMPTY_PAGE}
            number={1}
            count={2}
            size={null}
            hasCover={false}
          />
          <SheetPage ref={next} article={article} html="" number={2} count={2} size={null} hasCover={false} />
        </div>
      )}
    </article>
  );
}

/** Whether the page's typeface has come, or won't: letters that stand in for it are of another width. */
function useTypeface(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let current = true;
    const done = () => current && setThere(true);
    const { fontFamily } = getComputedStyle(document.body);
    Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 12px ${fontFamily}`))).then(
      done,
      (error: unknown) => {
        console.warn('The typeface could not be fetched:', error);
        done();
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return isThere;
}
