import type { ParseKeys } from 'i18next';
import type { ArticleDocument, ArticleProblem } from '#domain/article-document.ts';
import type { PublishAnswer } from '#domain/draft.ts';
import type { Language, Localized } from '#domain/localized.ts';
import type { KeptCategory } from '../../../data/collections/categories.ts';
import type { DraftCollection } from '../../../data/collections/draft-collection.ts';
import { ConflictDialog } from '../../../editing/comparing/conflict-dialog.tsx';
import type { DocumentKind } from '../../../editing/document-kind.ts';
import { HistoryDialog } from '../../../editing/history/history-dialog.tsx';
import { PublishDialog } from '../../../editing/publishing/publish-dialog.tsx';
import type { WorkingCopy, WorkingState } from '../../../editing/working-copy/working-copy.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { ArticlePreview } from './article-preview.tsx';

export type OpenDialog = 'publish' | 'preview' | 'history' | 'conflict';

const PROBLEM_WORDS: Readonly<Record<ArticleProblem, ParseKeys>> = {
  title: 'lacks.title',
  content: 'lacks.content',
  category: 'lacks.category',
  image: 'lacks.image',
  imageAlt: 'lacks.imageAlt',
  author: 'lacks.author',
  date: 'lacks.date',
};

interface Props {
  readonly open: OpenDialog;
  readonly kind: DocumentKind<ArticleDocument>;
  readonly copy: WorkingCopy<ArticleDocument>;
  readonly state: WorkingState<ArticleDocument>;
  readonly collection: DraftCollection<ArticleDocument>;
  readonly categories: readonly KeptCategory[];
  readonly begun: Localized<boolean>;
  readonly problems: Localized<readonly ArticleProblem[]>;
  readonly wanted: readonly Language[];
  readonly shown: Language;
  readonly onCopy: () => void;
  readonly onDone: (answer: PublishAnswer, what: 'published' | 'withdrawn', languages: readonly Language[]) => void;
  /** Opens another one, or (null) closes. */
  readonly onOpen: (dialog: OpenDialog | null) => void;
}

/** What opens over the editor, one at a time. */
export function EditorDialogs(props: Props) {
  const { open, kind, copy, state, collection, categories, begun, problems, wanted, shown } = props;
  const { onCopy, onDone, onOpen } = props;
  const { t } = useTranslation();
  const { document: article, server, conflict } = state;
  const close = () => onOpen(null);
  switch (open) {
    case 'publish':
      return (
        <PublishDialog
          {...{ copy, state, collection, begun, problems, wanted, onDone }}
          problemWords={PROBLEM_WORDS}
          onNewer={() => {
            if (copy.read().conflict) return onOpen('conflict');
            // Nothing else was written here: the newer text stands in the editor already.
            close();
            void showToast({ kind: 'info', title: t('live.newer'), detail: t('live.newerDetail') });
          }}
          onClose={close}
        />
      );
    case 'preview':
      return (
        <ArticlePreview id={server?.id ?? 0} article={article} categories={categories} first={shown} onClose={close} />
      );
    case 'history':
      return (
        server && (
          <HistoryDialog
            {...{ kind, collection }}
            id={server.id}
            document={article}
            live={[server.live.id, server.live.en].flatMap((live) => live?.revision ?? [])}
            onRestore={(restored) => {
              const before = copy.read().document;
              copy.change(() => restored);
              close();
              void showToast({
                kind: 'success',
                title: t('history.restored'),
                detail: t('history.restoredDetail'),
                action: {
                  label: t('publish.undo'),
                  run: () => {
                    // What was written since stays.
                    if (copy.read().document === restored) copy.change(() => before);
                    else void showToast({ kind: 'error', title: t('history.undoLate') });
                  },
                },
              });
            }}
            onClose={close}
          />
        )
      );
    case 'conflict':
      return (
        conflict && (
          <ConflictDialog
            // What was chosen was chosen between other texts.
            key={conflict.version}
            {...{ kind, onCopy }}
            mine={article}
            base={server?.document ?? null}
            theirs={conflict}
            onSettle={(document) => {
              copy.settle(document);
              close();
            }}
            onClose={close}
          />
        )
      );
  }
}
