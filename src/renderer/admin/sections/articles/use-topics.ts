import { useEffect, useMemo, useState } from 'react';
import { categoryApi, type ListedCategory } from '#renderer/data/collections/categories.ts';
import type { ListTopic } from '../../cms/list/list-messages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useSessionStore, type SessionStore } from '#renderer/session/session.ts';

/**
 * What was read last, in this window. Whoever comes back to the list finds its rows as high as they were, and so the place
 * where they were: a row without its category's name is lower than one whose name takes two lines.
 */
const lastRead = new WeakMap<SessionStore, readonly ListedCategory[]>();

/**
 * The categories as what a list is narrowed to, in the reader's language. Asked for once the list is there: the list doesn't
 * wait for them, and does without.
 */
export function useTopics(listIsThere: boolean): readonly ListTopic[] {
  const store = useSessionStore();
  const { language } = useLanguage();
  const [categories, setCategories] = useState<readonly ListedCategory[]>(() => lastRead.get(store) ?? []);
  useEffect(() => {
    if (!listIsThere) return;
    let wanted = true;
    const read = async () => {
      const result = await categoryApi(await store.accounts()).list();
      if (!result.ok) throw new Error(`${result.code} ${result.detail}`);
      lastRead.set(store, result.value);
      if (wanted) setCategories(result.value);
    };
    read().catch((error: unknown) => console.warn('The categories could not be read:', error));
    return () => {
      wanted = false;
    };
  }, [store, listIsThere]);
  return useMemo(
    () => categories.map(({ id, name }) => ({ value: String(id), label: name[language] })),
    [categories, language],
  );
}
