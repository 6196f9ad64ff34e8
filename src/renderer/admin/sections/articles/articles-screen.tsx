import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryApi, categoriesQuery } from '#renderer/data/collections/categories.ts';
import { tagApi, tagsQuery } from '#renderer/data/collections/tags.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { DetailsIcon, TextPictureIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { definitionScreen } from '../../cms/content-types/definition-screen.tsx';
import type { ListGrouping } from '../../cms/list/list-messages.ts';
import { lazyDialog } from '../../cms/lazy-dialog.tsx';
import { ARTICLE, ARTICLES } from './article-content-type.ts';

const PictureForManyDialog = lazyDialog(async () => (await import('./complete-dialogs.tsx')).PictureForManyDialog);
const CategoryForManyDialog = lazyDialog(async () => (await import('./complete-dialogs.tsx')).CategoryForManyDialog);
const TagsDialog = lazyDialog(async () => (await import('./tags-dialog.tsx')).TagsDialog);

/** Articles: their list, drafts and the bin included, or the editor of one. */
export const ArticlesScreen = definitionScreen(
  ARTICLE,
  async () => (await import('./article-editor.tsx')).ArticleEditorScreen,
  { kind: ARTICLES, useGrouping: useCategoryGrouping },
);

/** The categories and the tags, in the reader's language. */
function useCategoryGrouping(listIsThere: boolean): ListGrouping {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const { data } = useQuery({ ...categoriesQuery(useRequest(categoryApi)), enabled: listIsThere });
  const topics = useMemo(
    () => data?.map(({ id, name }) => ({ value: String(id), label: name[language] })) ?? [],
    [data, language],
  );
  const tags = useQuery({ ...tagsQuery(useRequest(tagApi)), enabled: listIsThere }).data;
  const tagTopics = useMemo(
    () =>
      (tags ?? [])
        .map(({ id, name }) => ({ value: String(id), label: name[language] }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [tags, language],
  );
  return {
    ...{ label: t('edit.category'), all: t('blogs.allCategories'), topics },
    completions: {
      image: { label: t('complete.image'), Icon: TextPictureIcon, Dialog: PictureForManyDialog },
      category: { label: t('complete.category'), Icon: DetailsIcon, Dialog: CategoryForManyDialog },
    },
    ...(tags && { TagDialog: TagsDialog }),
    ...(tagTopics.length > 0 && { tags: { label: t('edit.tags'), all: t('blogs.allTags'), topics: tagTopics } }),
  };
}
