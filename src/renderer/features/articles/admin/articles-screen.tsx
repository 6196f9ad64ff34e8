import { useSearchParams } from 'wouter';
import type { SectionProps } from '../../../data/admin-section.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ArticlesListScreen } from './articles-list-screen.tsx';
import { openedArticle, type OpenedArticle } from './opened-article.ts';
import { useEditorCode } from './use-editor-code.ts';

/** Articles: their list, or the editor of one. */
export function ArticlesScreen({ rest }: SectionProps) {
  const [parameters] = useSearchParams();
  return rest === '' ? <ArticlesListScreen /> : <EditorDoor {...openedArticle(rest, parameters)} />;
}

function EditorDoor(article: OpenedArticle) {
  const { t } = useTranslation();
  const code = useEditorCode();
  switch (code.kind) {
    case 'opening':
      return <p role="status">{t('edit.opening')}</p>;
    case 'there':
      return <code.Editor {...article} />;
    case 'failed':
      return (
        <div role="alert">
          <p className="admin-lead">{t('error.offline')}</p>
          <Button variant="outline" className="admin-way" onClick={code.retry}>
            {t('error.retry')}
          </Button>
        </div>
      );
  }
}
