import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ErrorCode, Failure } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { useClientState, type ClientState } from './use-client-state.ts';

/** How many rows were restored, and how many weren't because others have changed them since. */
export interface UndoOutcome {
  readonly undone: number;
  readonly stale: number;
  /** How many weren't because visitors may not see them like that any more (a picture was deleted since). */
  readonly blocked?: number;
  /** How the stale ones were changed, where a list distinguishes saves from other changes. */
  readonly since?: 'saved';
}

/** Takes back what was done. Throws a RequestError. */
export type Undo = () => Promise<UndoOutcome>;

/** The message in the page, where a temporary notice isn't enough. */
export type BulkReport<Left> =
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | { readonly kind: 'left'; readonly left: Left }
  /** The notice couldn't be shown. */
  | { readonly kind: 'done'; readonly title: string; readonly undo: (() => void) | null };

export interface UndoOptions {
  /** Names these actions among all mutations. */
  readonly mutationKey: QueryKey;
  /** Changes of the same scope are made one after the other. */
  readonly scope?: string;
  /** The message for a partial undo, where "changed since" isn't enough. */
  undoneInPartText?(outcome: UndoOutcome): string;
  /** Why it couldn't be taken back, where the usual words aren't enough. */
  undoFailureText?(failure: Failure): MessageKey;
  /** Has the list read again; also after a failure, because a lost answer leaves open whether it was done. */
  refresh?(): void;
}

type Kind = 'success' | 'info';

interface Words {
  readonly title: string;
  readonly detail?: string;
}

interface Notices<Left> {
  readonly report: BulkReport<Left> | null;
  readonly setReport: ClientState<BulkReport<Left> | null>['set'];
  /** Whether a screen shows the report: who is somewhere else has to be told by a notice. */
  readonly isShown: () => boolean;
  /** Shows a notice, or the report where no notice can be shown. */
  tell(kind: Kind, words: Words, undo?: Undo | null): void;
}

/** Reports what was done to rows of a list, with an undo. The report outlives the screen, as what is under way does. */
export function useUndo<Left = never>({ mutationKey, scope, ...options }: UndoOptions): Notices<Left> {
  const { t, i18n } = useTranslation(['feedback', 'common']);
  const [report, kept] = useClientState<BulkReport<Left> | null>([...mutationKey, 'report'], null);
  const setReport = kept.set;

  const show = async (kind: Kind, words: Words, undo: Undo | null = null) => {
    const run = undo && (() => undoing.mutate(undo));
    const shown = await showToast({ kind, ...words, ...(run && { action: { label: t('undo'), run } }) });
    if (!shown) setReport((before) => before ?? { kind: 'done', title: words.title, undo: run });
  };
  const undoing = useMutation({
    mutationKey: [...mutationKey, 'undo'],
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: (undo: Undo) => undo(),
    onMutate: () => setReport(null),
    onSuccess: (outcome) => {
      if (outcome.stale + (outcome.blocked ?? 0) === 0) return void show('success', { title: t('undone') });
      const title = options.undoneInPartText?.(outcome) ?? t('undoneInPart', { count: outcome.stale });
      void show('info', { title });
    },
    onError: async ({ failure }, undo) => {
      const action = { label: t('common:error.retry'), run: () => undoing.mutate(undo) };
      const reason = options.undoFailureText?.(failure) ?? errorMessageKey(failure.code);
      const words = { title: t('notUndone'), detail: i18n.t(reason) };
      if (!(await showToast({ kind: 'error', ...words, action }))) setReport({ kind: 'failed', code: failure.code });
    },
    onSettled: () => options.refresh?.(),
  });
  return { report, setReport, isShown: kept.isShown, tell: (kind, words, undo) => void show(kind, words, undo) };
}
