import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { draftCollection } from '#renderer/data/collections/draft-collection.ts';
import { DraftList } from '../../cms/list/draft-list.tsx';
import { ListHead } from '../../cms/list/list-head.tsx';
import type { ListMessages } from '../../cms/list/list-messages.ts';
import { useDraftList } from '../../cms/list/use-draft-list.ts';
import { useLocalDrafts } from '../../cms/list/use-local-drafts.ts';
import { useEditorSoon } from '../../cms/loading/use-editor-code.ts';
import { usePictureSource } from '../../cms/pictures/use-picture-source.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ARTICLES } from './article-content-type.ts';
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
  const kept = useLocalDrafts(ARTICLES);
  useEditorSoon(fetchEditor, isThere);
  const words = useMemo(
    (): ListMessages => ({
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
