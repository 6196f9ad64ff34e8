import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/ui/button.tsx';
import { HistoryIcon, PreviewIcon, UnfoldIcon } from '#renderer/ui/private/editor-icons.ts';

interface Props {
  /** What both languages share, in a line. */
  readonly summary: ReactNode;
  readonly sharedLabel: string;
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
  const { summary, sharedLabel, unfolded, panelId, onUnfold, publishLabel, onPublish, onPreview, onHistory } = props;
  const { t } = useTranslation(['revisions', 'preview']);
  return (
    <div className="editor-head">
      <button
        type="button"
        className="editor-facts"
        aria-expanded={unfolded}
        aria-controls={panelId}
        onClick={onUnfold}
      >
        {summary}
        <UnfoldIcon />
        <span className="sr-only">{sharedLabel}</span>
      </button>
      <div className="editor-deeds">
        {onHistory && (
          <Button variant="outline" size="sm" onClick={onHistory}>
            <HistoryIcon />
            {t('title')}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onPreview}>
          <PreviewIcon />
          {t('preview:title')}
        </Button>
        <Button size="sm" onClick={onPublish}>
          {publishLabel}
        </Button>
      </div>
    </div>
  );
}
