import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FACTSHEETS_MAX } from '#domain/limits.ts';
import { useRepository, type ReadableArticle } from '../../data/repository.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { usePlatform } from '../../platform/port.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PrintIcon } from '../../ui/on-demand/icons.ts';
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
  const missing = ids.split(',').length - articles.length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-6 print:hidden">
        {articles.length > 0 && <ToPaper articles={articles} />}
        <p role="status">{t('pages', { count: articles.length })}</p>
        {missing > 0 && <p role="alert">{t('missing', { count: missing })}</p>}
      </div>
      <div className="sheets grid gap-6 justify-start overflow-x-auto print:block print:overflow-visible">
        {articles.map((article) => (
          <Sheet key={`${article.id} ${article.language}`} article={article} />
        ))}
      </div>
    </>
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
    const read = async (id: number) => {
      const here = await stored.article(id, language);
      const answer = here.ok || !live ? here : await live.article(id, language);
      return answer.ok ? [answer.value] : [];
    };
    void Promise.all(
      ids
        .split(',')
        .filter(Boolean)
        .map((id) => read(Number(id))),
    ).then((each) => current && setFound({ of: wanted, articles: each.flat() }));
    return () => {
      current = false;
    };
  }, [ids, language, live, stored, wanted]);
  return found?.of === wanted ? found.articles : null;
}
