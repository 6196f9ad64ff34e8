import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import type { Accounts } from '../../../data/accounts.ts';
import { draftCollection } from '../../../data/collections/draft-collection.ts';
import { DraftList } from '../../../editing/list/draft-list.tsx';
import { ListHead } from '../../../editing/list/list-head.tsx';
import type { ListWords } from '../../../editing/list/list-words.ts';
import { useDraftList } from '../../../editing/list/use-draft-list.ts';
import { useKeptDrafts } from '../../../editing/list/use-kept-drafts.ts';
import { useEditorSoon } from '../../../editing/opening/use-editor-code.ts';
import { usePictureSource } from '../../../editing/pictures/use-picture-source.ts';
import { wholeNumber } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { ARTICLES } from './article-kind.ts';
import { fetchEditor } from './fetch-editor.ts';
import { useTopics } from './use-topics.ts';

/** A list shows cards: no document is read. */
const openArticles = (accounts: Accounts) => draftCollection(accounts, ARTICLES.collection, z.unknown());

/** All articles, drafts and the bin included. */
export function ArticlesListScreen() {
  const { t, i18n } = useTranslation(['articles', 'publishing']);
  const { language } = useLanguage();
  const pictureSource = usePictureSource();
  const list = useDraftList(openArticles);
  const isThere = list.reading.page !== null;
  const topics = useTopics(isThere);
  const kept = useKeptDrafts(ARTICLES);
  useEditorSoon(fetchEditor, isThere);
  const words = useMemo(
    (): ListWords => ({
      name: t('admin.blogs'),
      search: t('blogs.search'),
      empty: t('empty.articles'),
      problem: (problem) => {
        const known = ARTICLES.problemWords[problem];
        return known ? i18n.t(known) : t('publishing:unknown');
      },
    }),
    [i18n, t],
  );
  const { counts } = list;
  const lead =
    counts &&
    t('blogs.lead', {
      count: counts.all,
      number: wholeNumber(counts.all, language),
      published: wholeNumber(counts.published, language),
    });
  return (
    <>
      <ListHead title={t('admin.blogs')} lead={lead} begin={{ label: t('edit.new'), path: `${ARTICLES.path}/new` }} />
      <DraftList
        list={list}
        path={ARTICLES.path}
        words={words}
        grouping={{ label: t('edit.category'), all: t('blogs.allCategories'), topics }}
        shows={DRAFT_SHOWS}
        thumbnail={pictureSource}
        kept={kept}
      />
    </>
  );
}
