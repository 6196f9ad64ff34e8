import type { ArticleDocument } from '#domain/article-document.ts';
import { usePictureSource } from '../../../editing/pictures/use-picture-source.ts';
import type { KeptCategory } from '../../../data/collections/categories.ts';
import { longDate } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { HistoryIcon, PreviewIcon, UnfoldIcon } from '../../../ui/private/editor-icons.ts';

interface Props {
  readonly article: ArticleDocument;
  readonly categories: readonly KeptCategory[];
  /** Whether what both languages share is unfolded, and what that is called in the page. */
  readonly unfolded: boolean;
  readonly panelId: string;
  readonly onUnfold: () => void;
  readonly publishLabel: string;
  readonly onPublish: () => void;
  readonly onPreview: () => void;
  /** Null where nothing was ever saved. */
  readonly onHistory: (() => void) | null;
}

/** The head of the editor: what both languages share, and what can be done. */
export function EditorHead(props: Props) {
  const { article, categories, unfolded, panelId, onUnfold, publishLabel, onPublish, onPreview, onHistory } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const pictureSource = usePictureSource();
  const category = categories.find((each) => each.id === article.category);
  const noCategory =
    article.category !== null ? 'edit.categoryUnknown' : article.image === '' ? 'edit.factsBegin' : 'edit.categoryNone';
  const facts = [article.date === null ? null : longDate(article.date, language), article.author[language]];
  return (
    <div className="editor-head">
      <button
        type="button"
        className="editor-facts"
        aria-expanded={unfolded}
        aria-controls={panelId}
        onClick={onUnfold}
      >
        {article.image === '' ? (
          <span className="editor-thumb editor-no-thumb" />
        ) : (
          <img className="editor-thumb" src={pictureSource(article.image, 160)} alt="" />
        )}
        <span className="editor-facts-words">
          <span className="editor-category">{category?.name[language] ?? t(noCategory)}</span>
          <span className="editor-byline">{facts.filter((fact) => fact !== null && fact !== '').join(', ')}</span>
        </span>
        <UnfoldIcon />
        <span className="sr-only">{t('edit.facts')}</span>
      </button>
      <div className="editor-deeds">
        {onHistory && (
          <Button variant="outline" size="sm" onClick={onHistory}>
            <HistoryIcon />
            {t('history.title')}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onPreview}>
          <PreviewIcon />
          {t('edit.preview')}
        </Button>
        <Button size="sm" onClick={onPublish}>
          {publishLabel}
        </Button>
      </div>
    </div>
  );
}
