import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/ui/button.tsx';
import { HistoryIcon, PreviewIcon, UnfoldIcon } from '#renderer/ui/private/admin-icons.ts';

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
    <div className="flex flex-wrap gap-x-5 gap-y-3 items-center justify-between px-7 py-3 border-b-[1.5px] border-line max-md:px-5">
      <button
        type="button"
        className="editor-facts flex gap-3 items-center min-w-0 min-h-12 py-0.5 pr-2.5 pl-0.5 rounded-[8px] text-left hover:bg-sunk aria-expanded:[&>svg]:rotate-180"
        aria-expanded={unfolded}
        aria-controls={panelId}
        onClick={onUnfold}
      >
        {summary}
        <UnfoldIcon />
        <span className="sr-only">{sharedLabel}</span>
      </button>
      <div className="editor-deeds flex flex-wrap gap-2.5 max-md:w-full max-md:*:flex-auto">
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
