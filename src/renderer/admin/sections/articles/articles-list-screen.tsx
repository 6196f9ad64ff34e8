import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { draftCollection } from '#renderer/data/collections/draft-collection.ts';
import { DraftListScreen } from '../../cms/list/draft-list-screen.tsx';
import { useDraftList } from '../../cms/list/use-draft-list.ts';
import { useEditorSoon } from '../../cms/loading/use-editor-code.ts';
import { ARTICLES } from './article-content-type.ts';
import { fetchEditor } from './fetch-editor.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoryApi } from '#renderer/data/collections/categories.ts';
import { categoriesQuery } from '#renderer/data/queries/categories.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import type { ListTopic } from '../../cms/list/list-messages.ts';

/** A list shows cards: no document is read. */
const openArticles = (accounts: Accounts) => draftCollection(accounts, ARTICLES.collection, z.unknown());

const TEXTS = {
  search: 'articles:blogs.search',
  empty: 'articles:empty.articles',
  begin: 'articles:edit.new',
  lead: 'articles:blogs.lead',
} as const;

/** All articles, drafts and the bin included. */
export function ArticlesListScreen() {
  const { t } = useTranslation('articles');
  const list = useDraftList(ARTICLES.collection, openArticles);
  const topics = useTopics(list.page !== null);
  useEditorSoon(fetchEditor, list.page !== null);
  return (
    <DraftListScreen
      list={list}
      kind={ARTICLES}
      texts={TEXTS}
      grouping={{ label: t('edit.category'), all: t('blogs.allCategories'), topics }}
      shows={DRAFT_SHOWS}
    />
  );
}

/**
 * The categories as what a list is narrowed to, in the reader's language. Asked for once the list is there, which does
 * without them until they come.
 */
function useTopics(listIsThere: boolean): readonly ListTopic[] {
  const { language } = useLanguage();
  const { data } = useQuery({ ...categoriesQuery(useRequest(categoryApi)), enabled: listIsThere });
  return useMemo(
    () => data?.map(({ id, name }) => ({ value: String(id), label: name[language] })) ?? [],
    [data, language],
  );
}
