import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoryApi } from '#renderer/data/collections/categories.ts';
import { categoriesQuery } from '#renderer/data/queries/categories.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import type { ListTopic } from '../../cms/list/list-messages.ts';

/**
 * The categories as what a list is narrowed to, in the reader's language. Asked for once the list is there, which does
 * without them until they come.
 */
export function useTopics(listIsThere: boolean): readonly ListTopic[] {
  const { language } = useLanguage();
  const { data } = useQuery({ ...categoriesQuery(useRequest(categoryApi)), enabled: listIsThere });
  return useMemo(
    () => data?.map(({ id, name }) => ({ value: String(id), label: name[language] })) ?? [],
    [data, language],
  );
}
