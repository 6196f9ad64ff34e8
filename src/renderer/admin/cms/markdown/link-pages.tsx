import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A page of the portal, by what it is called. */
export interface LinkPage {
  readonly title: string;
  readonly path: string;
}

/** Finds pages by words of their titles. */
export type FindPages = (words: string, signal: AbortSignal) => Promise<readonly LinkPage[]>;

/** Nothing is asked while somebody types, ms. */
const PAUSE_MS = 250;
const MOST = 6;

interface Props {
  readonly words: string;
  readonly findPages: FindPages;
  readonly onChoose: (path: string) => void;
}

/** The portal's own pages that the words for an address may mean, to be chosen. */
export function LinkPages({ words, findPages, onChoose }: Props) {
  const { t } = useTranslation('markdown');
  const [pages, setPages] = useState<readonly LinkPage[]>([]);
  const asked = /^[a-z]+:|^\/|@/i.test(words.trim()) ? null : words.trim();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      if (asked === null) return setPages([]);
      void findPages(asked, controller.signal).then((found) => {
        if (!controller.signal.aborted) setPages(found.slice(0, MOST));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, findPages]);
  return (
    <>
      <p role="status" className="sr-only">
        {pages.length > 0 && t('linkPagesFound', { count: pages.length })}
      </p>
      {pages.length > 0 && (
        <div className="markup-link-pages" role="group" aria-label={t('linkPages')}>
          {pages.map(({ title, path }) => (
            <button key={path} type="button" className="markup-link-page" onClick={() => onChoose(path)}>
              {title}
              <span>{path}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
