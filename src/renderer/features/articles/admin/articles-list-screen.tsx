import './articles-list.css';
import { useMemo } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { ARTICLE_PROBLEMS } from '#domain/article-document.ts';
import type { Accounts } from '../../../data/accounts.ts';
import { draftCollection } from '../../../data/collections/draft-collection.ts';
import { DraftList } from '../../../editing/list/draft-list.tsx';
import type { ListWords } from '../../../editing/list/list-words.ts';
import { useDraftList } from '../../../editing/list/use-draft-list.ts';
import { usePictureSource } from '../../../editing/pictures/use-picture-source.ts';
import { wholeNumber } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useAddress } from '../../../i18n/portal-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { AddIcon } from '../../../ui/private/list-icons.ts';
import { useEditorSoon } from './use-editor-code.ts';
import { useKeptArticles } from './use-kept-articles.ts';
import { useTopics } from './use-topics.ts';

const PATH = '/admin/blogs';

/** A list shows cards: no document is read. */
const openArticles = (accounts: Accounts) => draftCollection(accounts, 'articles', z.unknown());

/** All articles, drafts and the bin included. */
export function ArticlesListScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const toAddress = useAddress();
  const pictureSource = usePictureSource();
  const list = useDraftList(openArticles);
  const isThere = list.reading.page !== null;
  const topics = useTopics(isThere);
  const kept = useKeptArticles();
  useEditorSoon(isThere);
  const words = useMemo(
    (): ListWords => ({
      name: t('admin.blogs'),
      search: t('blogs.search'),
      topic: t('edit.category'),
      allTopics: t('blogs.allCategories'),
      empty: t('empty.articles'),
      problem: (problem) => {
        const known = ARTICLE_PROBLEMS.find((each) => each === problem);
        return known ? t(LACKS[known]) : t('publish.unknown');
      },
    }),
    [t],
  );
  const { counts } = list;
  return (
    <>
      <div className="articles-head">
        <div>
          <h1>{t('admin.blogs')}</h1>
          <p className="admin-lead articles-lead">
            {counts &&
              t('blogs.lead', {
                count: counts.all,
                number: wholeNumber(counts.all, language),
                published: wholeNumber(counts.published, language),
              })}
          </p>
        </div>
        <Link href={toAddress(`${PATH}/new`)} className={buttonClass()}>
          <AddIcon />
          {t('edit.new')}
        </Link>
      </div>
      <DraftList list={list} path={PATH} words={words} topics={topics} thumbnail={pictureSource} kept={kept} />
    </>
  );
}

const LACKS = {
  title: 'lacks.title',
  content: 'lacks.content',
  category: 'lacks.category',
  image: 'lacks.image',
  imageAlt: 'lacks.imageAlt',
  author: 'lacks.author',
  date: 'lacks.date',
} as const satisfies Record<(typeof ARTICLE_PROBLEMS)[number], string>;
