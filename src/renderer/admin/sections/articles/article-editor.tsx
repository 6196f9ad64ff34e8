import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ArticleDocument, emptyArticle, withTags } from '#domain/article-document.ts';
import { categoryApi, categoriesQuery } from '#renderer/data/collections/categories.ts';
import { tagApi, tagsQuery } from '#renderer/data/collections/tags.ts';
import { SharedFields } from '../../cms/content-types/shared-fields.tsx';
import type { OpenItem } from '../../cms/editor/item-editor-props.ts';
import { ItemEditor } from '../../cms/editor/item-editor.tsx';
import { AddressedEditor, type AddressedItem } from '../../cms/loading/addressed-editor.tsx';
import { DocumentPicture } from '../../cms/pictures/document-picture.tsx';
import { ReadabilityContext } from '../../cms/readability/readability-guide.ts';
import { ReadabilityPanel } from '../../cms/readability/readability-panel.tsx';
import { useReadabilityGuide } from '../../cms/readability/use-readability-guide.ts';
import { usePreparedScreen } from '../../cms/preview/use-visitors-screen.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { ARTICLE, articleContentType, ARTICLES } from './article-content-type.ts';
import { ArticlePreview, fetchArticleScreen } from './article-preview.tsx';
import { TagsField } from './tags-field.tsx';
import type { Localized } from '#domain/localized.ts';

/** The editor of one article, new or not. */
export function ArticleEditorScreen(addressed: AddressedItem) {
  const team = useTeamName();
  return (
    <AddressedEditor {...addressed} editor={{ kind: ARTICLES, empty: emptyArticle(team), Editor: ArticleEditor }} />
  );
}

/** An article being written. */
function ArticleEditor(item: OpenItem<ArticleDocument>) {
  const { accounts, editable, state } = item;
  const { t } = useTranslation('articles');
  const { data: categories = [] } = useQuery(categoriesQuery(useRequest(categoryApi)));
  const { data: tags } = useQuery(tagsQuery(useRequest(tagApi)));
  const article = state.document;
  usePreparedScreen('articles', fetchArticleScreen, article);
  const guide = useReadabilityGuide('articles', state.server?.id ?? null);
  return (
    <ReadabilityContext value={guide}>
      <ItemEditor
        {...item}
        kind={articleContentType(categories, tags ?? [])}
        sharedLabel={t('edit.facts')}
        shared={(invalid, id, around) => (
          <>
            <SharedFields
              definition={ARTICLE}
              document={article}
              choices={{ category: categories }}
              own={{
                tags: tags && (
                  <TagsField
                    id={`${id}-tags`}
                    tags={tags}
                    chosen={article.tags ?? []}
                    onChange={(change) => editable.change((now) => withTags(now, change(now.tags ?? [])))}
                  />
                ),
              }}
              onChange={(name, value) => editable.change((now) => ({ ...now, [name]: value }))}
              invalid={invalid.any}
            />
            <DocumentPicture
              id={`${id}-picture`}
              label={t('edit.cover')}
              document={article}
              crops={ARTICLE.shared.focus.crops}
              onChange={editable.change}
              upload={accounts.upload}
              texts={{ id: article.id.content, en: article.en.content }}
              invalid={invalid}
            />
            <ReadabilityPanel {...around} />
          </>
        )}
        preview={(around) => (
          <ArticlePreview
            id={state.server?.id ?? 0}
            article={article}
            categories={categories}
            tags={tags ?? []}
            {...around}
          />
        )}
      />
    </ReadabilityContext>
  );
}

/** The default author of a new article. */
function useTeamName(): Localized {
  const { i18n } = useTranslation();
  return { id: i18n.getFixedT('id', 'articles')('edit.team'), en: i18n.getFixedT('en', 'articles')('edit.team') };
}
