import { createClient } from '@supabase/supabase-js';
import i18next from 'i18next';
import MarkdownIt from 'markdown-it';
import { useEffect, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';
import { toast, Toaster } from 'sonner';
import { z } from 'zod';
import commonEn from '#renderer/app/messages/en.json';
import commonId from '#renderer/app/messages/id.json';
import articlesEn from '#renderer/features/articles/messages/en.json';
import articlesId from '#renderer/features/articles/messages/id.json';
import articlePageEn from '#renderer/features/articles/page-messages/en.json';
import articlePageId from '#renderer/features/articles/page-messages/id.json';
import blogPageEn from '#renderer/features/articles/parts/page-messages/en.json';
import blogPageId from '#renderer/features/articles/parts/page-messages/id.json';
import contactEn from '#renderer/features/contact/parts/page-messages/en.json';
import contactId from '#renderer/features/contact/parts/page-messages/id.json';
import homeEn from '#renderer/features/home/page-messages/en.json';
import homeId from '#renderer/features/home/page-messages/id.json';
import type { PlainArticle, PlainCard } from './plain-article.ts';
import './plain-page.css';

// The yardstick of page-load.bench.ts: home, blog and article as a plain single-page application shows them. Everything is in one
// bundle, and the articles are asked for after the first render.

const NAMESPACES = ['common', 'articles', 'contact', 'home'] as const;
const THEMES = ['chili', 'rice', 'vegetables', 'technology'] as const;
const FIGURES = ['members', 'articles', 'satisfaction'] as const;

const backend = createClient(location.origin, 'plain');
const markdown = new MarkdownIt();

void i18next.use(initReactI18next).init({
  lng: 'id',
  defaultNS: 'common',
  keySeparator: false,
  resources: {
    id: {
      common: commonId,
      articles: { ...articlesId, ...articlePageId, ...blogPageId },
      contact: contactId,
      home: homeId,
    },
    en: {
      common: commonEn,
      articles: { ...articlesEn, ...articlePageEn, ...blogPageEn },
      contact: contactEn,
      home: homeEn,
    },
  },
});

/** The rows of a table, null until they have come. The server has files for tables, and they are named like files. */
function useTable<Row>(name: string): readonly Row[] | null {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    const read = async () => {
      const { data } = await backend.from(name).select('*').throwOnError();
      setRows(data as readonly Row[]);
    };
    void read();
  }, [name]);
  return rows;
}

function Header() {
  const { t, i18n } = useTranslation(NAMESPACES);
  const other = i18n.language === 'id' ? 'en' : 'id';
  return (
    <header className="sticky top-0 z-10 border-b bg-white/90 backdrop-blur">
      <div className="mx-auto flex max-w-6xl items-center gap-4 px-4 py-3">
        <Link to="/" className="font-bold text-green-800">
          {t('app.name')}
        </Link>
        <nav className="ml-auto flex gap-4 text-sm">
          <Link to="/">{t('nav.home')}</Link>
          <Link to="/blog">{t('nav.articles')}</Link>
        </nav>
        <button
          type="button"
          className="rounded border px-2 py-1 text-sm"
          onClick={() => void i18n.changeLanguage(other)}
        >
          {other}
        </button>
      </div>
    </header>
  );
}

function Card({ article }: { readonly article: PlainCard }) {
  const { t } = useTranslation(NAMESPACES);
  return (
    <article className="overflow-hidden rounded-xl border bg-white shadow-sm">
      <img src={article.image} alt={article.imageAlt} className="aspect-video w-full object-cover" />
      <div className="p-4">
        <p className="text-xs text-gray-500">
          {article.category} · {article.date}
        </p>
        <h3 className="mt-2 font-semibold">{article.title}</h3>
        <p className="mt-1 line-clamp-3 text-sm text-gray-600">{article.excerpt}</p>
        <Link to={`/article/${article.id}`} className="mt-3 inline-block text-sm font-medium text-green-700">
          {t('articles:blog.readMore')}
        </Link>
      </div>
    </article>
  );
}

const Message = z.object({ name: z.string().min(2), email: z.email(), message: z.string().min(5) });

function ContactForm() {
  const { t } = useTranslation(NAMESPACES);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = Message.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (read.success) toast.success(t('contact:sent'));
    else toast.error(read.error.issues[0]?.message);
  };
  const field = 'rounded border px-3 py-2';
  return (
    <section className="bg-green-50 py-12">
      <form className="mx-auto grid max-w-xl gap-3 px-4" onSubmit={send}>
        <h2 className="text-2xl font-bold">{t('contact:ask')}</h2>
        <p>{t('contact:askText')}</p>
        <input name="name" aria-label={t('contact:name')} placeholder={t('contact:name')} className={field} />
        <input name="email" aria-label={t('contact:email')} placeholder={t('contact:email')} className={field} />
        <textarea name="message" aria-label={t('contact:message')} className={`h-28 ${field}`} />
        <button type="submit" className="rounded bg-green-700 px-4 py-2 font-semibold text-white">
          {t('contact:send')}
        </button>
      </form>
    </section>
  );
}

function Home() {
  const { t } = useTranslation(NAMESPACES);
  const articles = useTable<PlainCard>('articles.json');
  return (
    <main>
      <section className="relative isolate overflow-hidden bg-green-900 text-white">
        <img src="/images/home.jpg" alt="" className="absolute inset-0 -z-10 h-full w-full object-cover opacity-60" />
        <div className="mx-auto max-w-6xl px-4 py-24">
          <h1 className="max-w-2xl text-4xl font-bold md:text-5xl">{t('app.tagline')}</h1>
          <p className="mt-4 max-w-xl text-lg text-green-50">{t('home:lead')}</p>
          <Link to="/blog" className="mt-6 inline-flex rounded-lg bg-white px-5 py-3 font-semibold text-green-900">
            {t('home:read')}
          </Link>
        </div>
      </section>
      <section className="mx-auto max-w-6xl px-4 py-12">
        <h2 className="text-2xl font-bold">{t('home:themes')}</h2>
        <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {THEMES.map((theme) => (
            <Link key={theme} to="/blog" className="rounded-xl border p-5 text-lg font-semibold shadow-sm">
              {t(`home:${theme}`)}
            </Link>
          ))}
        </div>
      </section>
      <section className="bg-gray-50 py-12">
        <div className="mx-auto max-w-6xl px-4">
          <h2 className="text-2xl font-bold">{t('home:latest')}</h2>
          <div className="mt-6 grid min-h-40 gap-6 md:grid-cols-3">
            {articles?.slice(0, 3).map((article) => (
              <Card key={article.id} article={article} />
            ))}
          </div>
        </div>
      </section>
      <section className="mx-auto grid max-w-6xl grid-cols-2 gap-6 px-4 py-12 md:grid-cols-3">
        {FIGURES.map((figure) => (
          <div key={figure} className="text-center">
            <div className="text-3xl font-bold text-green-800">{t(`home:${figure}Figure`)}</div>
            <div className="text-gray-600">{t(`home:${figure}Label`)}</div>
          </div>
        ))}
      </section>
      <ContactForm />
    </main>
  );
}

function Blog() {
  const { t } = useTranslation(NAMESPACES);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const articles = useTable<PlainCard>('articles.json') ?? [];
  const categories = [...new Set(articles.map((article) => article.category))];
  const found = articles.filter(
    (article) =>
      (category === '' || article.category === category) && article.title.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    <main className="mx-auto max-w-6xl px-4 py-10">
      <h1 className="text-3xl font-bold">{t('articles:blog.title')}</h1>
      <p className="mt-2">{t('articles:blog.lead')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <input
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t('articles:blog.search')}
          aria-label={t('articles:blog.searchLabel')}
          className="flex-1 rounded border px-3 py-2"
        />
        <select
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          aria-label={t('articles:blog.categories')}
          className="rounded border px-3"
        >
          <option value="">{t('articles:blog.all')}</option>
          {categories.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <div className="mt-8 grid min-h-96 gap-6 md:grid-cols-2">
        {found.map((article) => (
          <Card key={article.id} article={article} />
        ))}
      </div>
    </main>
  );
}

function Article() {
  const { t } = useTranslation(NAMESPACES);
  const { id } = useParams();
  const [article] = useTable<PlainArticle>(`article-${id}.json`) ?? [];
  if (!article) return <main className="p-10">{t('busy.loading')}</main>;
  return (
    <main className="mx-auto max-w-3xl px-4 py-10">
      <Link to="/blog">{t('articles:article.back')}</Link>
      <h1 className="mt-4 text-3xl font-bold">{article.title}</h1>
      <img src={article.image} alt={article.imageAlt} className="mt-6 aspect-video w-full rounded-xl object-cover" />
      <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: markdown.render(article.content) }} />
    </main>
  );
}

function App() {
  const { t } = useTranslation(NAMESPACES);
  return (
    <BrowserRouter>
      <Header />
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/blog" element={<Blog />} />
        <Route path="/article/:id" element={<Article />} />
      </Routes>
      <footer className="border-t py-8 text-center text-sm text-gray-500">{t('footer.copyright')}</footer>
      <Toaster />
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to render into.');
createRoot(root).render(<App />);
