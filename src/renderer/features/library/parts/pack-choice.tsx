import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackableArticle } from '#renderer/data/packs.ts';
import type { Collection } from '#renderer/data/saved/saved.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { folded } from '#domain/folded.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';

/** What goes into a pack: everything, a category (by its slug), a collection of this device, or the articles with these ids. */
export type PackSelection =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'collection'; readonly collection: Collection }
  | { readonly kind: 'some'; readonly ids: ReadonlySet<number> };

/** The articles that are chosen, newest first. */
export function selected(articles: readonly PackableArticle[], chosen: PackSelection): readonly PackableArticle[] {
  if (chosen.kind === 'all') return articles;
  if (chosen.kind === 'category') return articles.filter(({ category }) => category.slug === chosen.slug);
  if (chosen.kind === 'collection') return articles.filter(({ id }) => chosen.collection.articles.includes(id));
  return articles.filter(({ id }) => chosen.ids.has(id));
}

interface Props {
  readonly articles: readonly PackableArticle[];
  readonly chosen: PackSelection;
  /** Those with articles in them. */
  readonly collections: readonly Collection[];
  onChoose(chosen: PackSelection): void;
}

const KINDS = {
  all: 'library:pack.save.all',
  category: 'library:pack.save.category',
  collection: 'library:pack.save.collection',
  some: 'library:pack.save.some',
} as const;

/** Chooses what goes into a pack. */
export function PackChoice({ articles, chosen, collections, onChoose }: Props) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const name = useId();
  const categories = [...new Map(articles.map(({ category }) => [category.slug, category])).values()];
  const begin = (kind: PackSelection['kind']) => {
    if (kind === 'all') onChoose({ kind });
    else if (kind === 'category') onChoose({ kind, slug: categories[0]?.slug ?? '' });
    else if (kind === 'collection') choose(0);
    else onChoose({ kind, ids: new Set() });
  };
  const choose = (place: number) => {
    const collection = collections[place];
    if (collection) onChoose({ kind: 'collection', collection });
  };
  const kinds = (['all', 'category', 'collection', 'some'] as const).filter(
    (kind) => kind !== 'collection' || collections.length > 0,
  );
  return (
    <fieldset className="grid w-full max-w-[38.1em] gap-1">
      <legend className="mb-1 font-bold">{t('pack.save.what')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            className="size-5 flex-none accent-brand"
            name={name}
            checked={chosen.kind === kind}
            onChange={() => begin(kind)}
          />
          {t(KINDS[kind], { number: wholeNumber(articles.length, language) })}
        </label>
      ))}
      {chosen.kind === 'category' && (
        <select
          className="field-control mt-1"
          aria-label={t('pack.save.categoryName')}
          value={chosen.slug}
          onChange={(event) => onChoose({ kind: 'category', slug: event.target.value })}
        >
          {categories.map((category) => (
            <option key={category.slug} value={category.slug}>
              {category.name[language]}
            </option>
          ))}
        </select>
      )}
      {chosen.kind === 'collection' && (
        <select
          className="field-control mt-1"
          aria-label={t('pack.save.collectionName')}
          value={collections.findIndex(({ id }) => id === chosen.collection.id)}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {collections.map((collection, place) => (
            <option key={collection.id} value={place}>
              {collection.name}
            </option>
          ))}
        </select>
      )}
      {chosen.kind === 'some' && (
        <ArticleChoice articles={articles} ids={chosen.ids} onChoose={(ids) => onChoose({ kind: 'some', ids })} />
      )}
    </fieldset>
  );
}

/** How many are shown at once; others are found by typing. */
const SHOWN = 30;

interface ArticleChoiceProps {
  readonly articles: readonly PackableArticle[];
  readonly ids: ReadonlySet<number>;
  onChoose(ids: ReadonlySet<number>): void;
}

function ArticleChoice({ articles, ids, onChoose }: ArticleChoiceProps) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const [wanted, setWanted] = useState('');
  const word = folded(wanted).trim();
  const found = articles.filter(({ titles }) => Object.values(titles).some((title) => folded(title).includes(word)));
  const toggle = (id: number) => {
    const after = new Set(ids);
    if (!after.delete(id)) after.add(id);
    onChoose(after);
  };
  return (
    <div className="mt-1 grid gap-2">
      <input
        type="search"
        className="field-control"
        aria-label={t('pack.save.search')}
        placeholder={t('pack.save.search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul className="grid">
        {found.slice(0, SHOWN).map((article) => (
          <li key={article.id}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                className="mt-0.5 size-5 flex-none accent-brand"
                checked={ids.has(article.id)}
                onChange={() => toggle(article.id)}
              />
              <Title article={article} language={language} />
            </label>
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-2" role="status">
        {found.length === 0 && t('pack.save.none')}
        {found.length > SHOWN && t('pack.save.more', { shown: SHOWN, number: wholeNumber(found.length, language) })}
      </p>
    </div>
  );
}

function Title({ article, language }: { readonly article: PackableArticle; readonly language: Language }) {
  const own = article.titles[language] === undefined ? otherLanguage(language) : language;
  return (
    <span>
      <span lang={own === language ? undefined : own}>{article.titles[own]}</span>
      <span className="block text-small text-ink-2">{longDate(article.date, language)}</span>
    </span>
  );
}
