import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { portalPagesQuery, type FindPages } from '#renderer/data/collections/portal-pages.ts';
import { useDebouncedValue } from '#renderer/ui/lazy/use-debounced-value.ts';

const MARKUP_LINK_PAGE =
  'markup-link-page flex justify-between items-center gap-x-3 gap-y-1 w-full min-h-11 px-3 py-1.5 font-semibold ' +
  'text-left [.markup-link-page+&]:border-t-[1.5px] [.markup-link-page+&]:border-line ' +
  'hover:bg-accent-soft focus-visible:-outline-offset-3 [&_span]:text-ink-2 [&_span]:font-normal';

const MOST = 6;

interface Props {
  readonly words: string;
  /** In whose titles is looked. */
  readonly lang: Language;
  readonly findPages: FindPages;
  /** Leaves the pages out that are no articles; one tells these apart by their titles. */
  readonly only?: 'articles';
  /** Said where no page is found. */
  readonly none?: string;
  readonly onChoose: (path: string, title: string) => void;
}

/** The portal's own pages that the words for an address may mean, to be chosen. */
export function LinkPages({ words, lang, findPages, only, none, onChoose }: Props) {
  const { t } = useTranslation('markdown');
  // Where only articles are looked for, no address is typed: a title may have a colon.
  const isAddress = only === undefined && /^[a-z]+:|^\/|@/i.test(words.trim());
  const rested = useDebouncedValue(isAddress ? null : words.trim());
  const { data } = useQuery({ ...portalPagesQuery(findPages, lang, rested ?? ''), enabled: rested !== null });
  const isMeant = (path: string) => only === undefined || path.startsWith('/article/');
  const pages = rested === null ? [] : (data ?? []).filter(({ path }) => isMeant(path)).slice(0, MOST);
  return (
    <>
      <p role="status" className="sr-only">
        {pages.length > 0 && t('linkPagesFound', { count: pages.length })}
      </p>
      {none !== undefined && data !== undefined && pages.length === 0 && <p role="status">{none}</p>}
      {pages.length > 0 && (
        <div
          className="border-[1.5px] border-line rounded-[10px] overflow-hidden"
          role="group"
          aria-label={t('linkPages')}
        >
          {pages.map(({ title, path }) => (
            <button key={path} type="button" className={MARKUP_LINK_PAGE} onClick={() => onChoose(path, title)}>
              {title}
              {only === undefined && <span>{path}</span>}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
