import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#renderer/ui/button.tsx';
import { addressedItem } from './addressed-item.ts';
import { useEditorCode, type FetchEditor } from './use-editor-code.ts';

interface Props {
  /** What stands behind the section's own address. */
  readonly rest: string;
  readonly fetchEditor: FetchEditor;
}

/** The editor of what the address names, once its code is there. */
export function LazyEditor({ rest, fetchEditor }: Props) {
  const { t } = useTranslation(['loading', 'common']);
  const [parameters] = useSearchParams();
  const code = useEditorCode(fetchEditor);
  switch (code.kind) {
    case 'opening':
      // A heading: whoever was led here hears where they are before the editor's code is there.
      return <h1 className="type-h3">{t('opening')}</h1>;
    case 'there':
      return <code.Editor {...addressedItem(rest, parameters)} />;
    case 'failed':
      return (
        <div role="alert">
          <p className="admin-lead">{t('common:error.offline')}</p>
          <Button variant="outline" className="mt-6" onClick={code.retry}>
            {t('common:error.retry')}
          </Button>
        </div>
      );
  }
}
