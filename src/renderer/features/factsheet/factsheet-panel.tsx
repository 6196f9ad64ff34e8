import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FACTSHEETS_MAX } from '#domain/limits.ts';
import { readArticle } from '../../data/read-article.ts';
import { useRepository, type ReadableArticle } from '../../data/repository.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { usePlatform } from '../../platform/port.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PrintIcon } from '../../ui/lazy/icons.ts';
import { Sheet } from './sheet.tsx';

/** The factsheets of the articles in the address, and how they get on paper. */
export function FactsheetPanel() {
  const { t } = useTranslation('factsheet');
  const ids = useIds();
  const articles = useArticles(ids);
  if (ids === '')
    return (
      <section className="grid justify-items-start gap-3">
        <p className="type-lead max-w-[32.2em]">{t('none')}</p>
        <PortalLink to="/blog" className={buttonClass()}>
          {t('find')}
        </PortalLink>
      </section>
    );
  if (articles === null) return null;
  return <Sheets articles={articles} missing={ids.split(',').length - articles.length} />;
}

interface SheetsProps {
  readonly articles: readonly ReadableArticle[];
  readonly missing: number;
}

/** The pages as they will lie on paper; beside them, on wide screens, what gets them there. */
function Sheets({ articles, missing }: SheetsProps) {
  const { t } = useTranslation('factsheet');
  const [counts, setCounts] = useState<ReadonlyMap<ReadableArticle, number>>(new Map());
  const note = useCallback(
    (article: ReadableArticle, count: number) => setCounts((known) => new Map(known).set(article, count)),
    [],
  );
  const pages = articles.reduce((sum, article) => sum + (counts.get(article) ?? 0), 0);
  return (
    <div className="sheets">
      <div className="sheets-aside print:hidden">
        {articles.length > 0 && <ToPaper articles={articles} />}
        <p role="status">{pages > 0 && t('pages', { count: pages })}</p>
        {articles.length > 0 && <p className="text-small text-ink-2">{t('paper')}</p>}
        {missing > 0 && <p role="alert">{t('missing', { count: missing })}</p>}
      </div>
      <div>
        {articles.map((article) => (
          <Sheet key={`${article.id} ${article.language}`} article={article} onPages={note} />
        ))}
      </div>
    </div>
  );
}

function ToPaper({ articles }: { readonly articles: readonly ReadableArticle[] }) {
  const { t } = useTranslation('factsheet');
  const { app, print } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [first] = articles;
  const save = async () => {
    setBusy(true);
    setSaved(false);
    // The app shows failures itself.
    const outcome = await app?.saveFactsheets(articles.length === 1 && first ? first.title : t('title'));
    setSaved(outcome === 'saved');
    setBusy(false);
  };
  return (
    <>
      {/* The browser's own dialog saves a PDF as well. */}
      <Button onClick={print}>
        <PrintIcon />
        {t('print')}
      </Button>
      {app && (
        <Button variant="outline" busy={busy} busyLabel={t('saving')} onClick={() => void save()}>
          {t('pdf')}
        </Button>
      )}
      <span role="status">{saved && t('saved')}</span>
    </>
  );
}

/** The ids in the address, in its order, each once; '' where it has none. */
function useIds(): string {
  const [search] = useSearchParams();
  const named = (search.get('articles') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(named)].slice(0, FACTSHEETS_MAX).join(',');
}

/** Those that can be read; null until each was looked for. */
function useArticles(ids: string): readonly ReadableArticle[] | null {
  const { stored, live } = useRepository();
  const { language } = useLanguage();
  const [found, setFound] = useState<{ readonly of: string; readonly articles: readonly ReadableArticle[] } | null>(
    null,
  );
  const wanted = `${language} ${ids}`;
  useEffect(() => {
    let current = true;
    void Promise.all(
      ids
        .split(',')
        .filter(Boolean)
        .map((id) => readArticle({ stored, live }, Number(id), language)),
    ).then((each) => {
      if (current) setFound({ of: wanted, articles: each.flatMap((read) => (read.ok ? [read.value] : [])) });
    });
    return () => {
      current = false;
    };
  }, [ids, language, live, stored, wanted]);
  return found?.of === wanted ? found.articles : null;
}
