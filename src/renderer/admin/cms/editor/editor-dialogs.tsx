import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, Localized } from '#domain/localized.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { translationText, type ContentType, type TranslatedDocument } from '../content-type.ts';
import { ownLanguagePart } from '../drafts/own-language.ts';
import { recounted } from '../translation/mark-outdated.ts';
import { useRestore } from '../revisions/use-restore.ts';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import type { MarkupText } from '../publishing/use-figure-problems.ts';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { showToast } from '#renderer/ui/toast.ts';
import type { LastAction } from './item-editor-props.ts';

export type OpenDialog = 'publish' | 'share' | 'history' | 'conflict';

interface Props<Document extends TranslatedDocument> {
  readonly open: OpenDialog;
  readonly kind: ContentType<Document>;
  readonly editable: EditableDraft<Document>;
  readonly state: EditableDraftState<Document>;
  readonly collection: DraftCollection<Document>;
  readonly begun: Localized<boolean>;
  readonly problems: Localized<readonly string[]>;
  readonly wanted: readonly Language[];
  readonly shown: Language;
  readonly onCopy: (() => void) | null;
  readonly onDone: (...action: readonly [LastAction['answer'], LastAction['what'], LastAction['languages']]) => void;
  readonly onProblem: (problem: string, language: Language) => void;
  /** Opens another one, or (null) closes. */
  readonly onOpen: (dialog: OpenDialog | null) => void;
}

const ShareDialog = lazyDialog(async () => (await import('../preview/share-dialog.tsx')).ShareDialog);
const HistoryDialog = lazyDialog(async () => (await import('../revisions/history-dialog.tsx')).HistoryDialog);
const ConflictDialog = lazyDialog(async () => (await import('../conflict/conflict-dialog.tsx')).ConflictDialog);

/** Has the code that settles a conflict fetched as soon as there is one: it may be needed where the network is gone. */
export function useConflictDialogSoon(conflict: boolean): void {
  useEffect(() => {
    if (conflict) ConflictDialog.fetchSoon();
  }, [conflict]);
}

function markupTexts<Document extends TranslatedDocument>(
  kind: ContentType<Document>,
  document: Document,
  language: Language,
): readonly MarkupText[] {
  return kind.sideFields
    .filter((field) => field.kind === 'markup')
    .map(({ name }) => ({ field: name, text: translationText(document, language, name) }));
}

/** What opens over the editor, one at a time. */
export function EditorDialogs<Document extends TranslatedDocument>(props: Props<Document>) {
  const { open, kind, editable, state, collection, begun, problems, wanted, shown } = props;
  const { onCopy, onDone, onProblem, onOpen } = props;
  const { t } = useTranslation(['editor']);
  const { document: written, server, conflict } = state;
  const { languages } = useRights();
  // Users who write one language can only publish that one: the other one is as it is stored.
  const only = languages.length === 1 ? languages[0] : undefined;
  const close = () => onOpen(null);
  const restore = useRestore(editable, collection, close);
  // What ended by itself doesn't open again with the next one.
  const isGone = (open === 'conflict' && !conflict) || (open === 'history' && !server);
  const closeGone = useEffectEvent(close);
  useEffect(() => {
    if (isGone) closeGone();
  }, [isGone]);
  switch (open) {
    case 'publish':
      return (
        <PublishDialog
          {...{ editable, state, collection, begun, problems, wanted, onDone }}
          problemWords={kind.problemWords}
          texts={{ id: markupTexts(kind, written, 'id'), en: markupTexts(kind, written, 'en') }}
          opensAt={(server && kind.opensAt?.(server.document)) ?? null}
          onNewer={(what) => {
            if (editable.read().conflict) return onOpen('conflict');
            // Nothing else was written here: the newer text stands in the editor already.
            close();
            if (what === 'withdraw') void showToast({ kind: 'info', title: t('live.newerLive') });
            else void showToast({ kind: 'info', title: t('live.newer'), detail: t('live.newerDetail') });
          }}
          onProblem={(problem, language) => {
            close();
            onProblem(problem, language);
          }}
          onClose={close}
        />
      );
    case 'share':
      return (
        server && <ShareDialog draft={{ collection: kind.collection, item: server.id }} first={shown} onClose={close} />
      );
    case 'history':
      return (
        server && (
          <HistoryDialog
            {...{ kind, collection }}
            id={server.id}
            document={written}
            live={[server.live.id, server.live.en].flatMap((live) => live?.revision ?? [])}
            onRestore={restore}
            onClose={close}
          />
        )
      );
    case 'conflict':
      return (
        conflict && (
          <ConflictDialog
            {...{ kind, onCopy }}
            mine={only === undefined ? written : ownLanguagePart(written, conflict.document, only)}
            base={server?.document ?? null}
            theirs={conflict}
            onSettle={(document) => {
              editable.settle(recounted(document, kind.sideFields));
              close();
            }}
            onClose={close}
          />
        )
      );
  }
}
