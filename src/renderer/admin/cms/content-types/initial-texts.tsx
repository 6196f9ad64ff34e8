import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { SiteDetails } from '#domain/configuration.ts';
import { ok } from '#domain/result.ts';
import { RightsContext, useRights } from '#renderer/admin/rights.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { request } from '#renderer/data/request-error.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { sameDocument } from '../same-document.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { EditorContext, useEditedTexts, type EditedTexts } from '../translation/editor-context.ts';
import type { DefinedDocument } from './definition.ts';

type Change = EditableDraft<DefinedDocument>['change'];

interface Settings {
  readonly collection: string;
  readonly editable: Pick<EditableDraft<DefinedDocument>, 'change'>;
  readonly document: DefinedDocument;
  readonly empty: DefinedDocument;
  /** What the portal shows where nothing was ever written; without it, nothing. */
  readonly firstWords: ((site: SiteDetails) => Promise<DefinedDocument>) | undefined;
}

/** What visitors read, to be written. */
interface ShownTexts {
  /** Null until the texts that the portal comes with are there. */
  readonly document: DefinedDocument | null;
  readonly change: Change;
  /** Makes the texts that the portal comes with the draft, where nothing was ever written. */
  readonly begin: () => void;
  /** Whether these are the texts that the portal comes with. */
  readonly isInitial: boolean;
  /** How far they are. */
  readonly note: ReactNode;
}

/**
 * Gives what visitors read: what is written, or where nothing ever was, the texts that the portal comes with. These become the draft
 * with the first change, wherever it is made.
 */
export function useShownTexts({ collection, editable, document, empty, firstWords }: Settings): ShownTexts {
  const { site } = useRepository();
  const isUnwritten = firstWords !== undefined && sameDocument(document, empty);
  const words = useQuery({
    queryKey: ['initial-texts', collection],
    queryFn: () => request(async () => ok(firstWords ? await firstWords(site) : empty)),
    enabled: isUnwritten,
    staleTime: Infinity,
  });
  const initial = isUnwritten ? (words.data ?? null) : null;
  // Text that was typed meanwhile stays.
  const begun = (now: DefinedDocument) => (initial !== null && sameDocument(now, empty) ? initial : now);
  return {
    document: isUnwritten ? initial : document,
    change: (changed, priority) => editable.change((now) => changed(begun(now)), priority),
    begin: () => editable.change(begun),
    isInitial: initial !== null,
    note: <QueryNote query={words} />,
  };
}

interface Props extends ShownTexts {
  readonly children: (document: DefinedDocument) => ReactNode;
}

/**
 * Gives the fields within the shown texts. Who may write one language only can't begin with the texts that the portal comes with: all
 * of them become the draft together.
 */
export function WithShownTexts({ document, begin, isInitial, note, children }: Props) {
  const outer = useEditedTexts();
  const texts = useMemo((): EditedTexts => {
    if (!isInitial || document === null) return outer;
    return {
      ...outer,
      document,
      onWrite: (...change) => (begin(), outer.onWrite(...change)),
      onReplace: (...change) => (begin(), outer.onReplace(...change)),
    };
  }, [document, isInitial, outer, begin]);
  if (document === null) return note;
  return (
    <InitialRights isInitial={isInitial}>
      <EditorContext value={texts}>{children(document)}</EditorContext>
    </InitialRights>
  );
}

/** Around what writes the shown texts: read-only for who can't begin with those that the portal comes with. */
export function InitialRights({
  isInitial,
  children,
}: Pick<ShownTexts, 'isInitial'> & { readonly children: ReactNode }) {
  const rights = useRights();
  const isReadOnly = isInitial && !rights.may('content.edit');
  return <RightsContext value={isReadOnly ? { ...rights, languages: [] } : rights}>{children}</RightsContext>;
}
