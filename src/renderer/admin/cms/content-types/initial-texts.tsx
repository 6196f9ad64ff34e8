import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { SiteDetails } from '#domain/configuration.ts';
import { ok } from '#domain/result.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { request } from '#renderer/data/request-error.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { sameDocument } from '../same-document.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { EditorContext, useEditedTexts, type EditedTexts } from '../translation/editor-context.ts';
import type { DefinedDocument } from './definition.ts';

type Change = EditableDraft<DefinedDocument>['change'];

interface Props {
  readonly collection: string;
  readonly editable: Pick<EditableDraft<DefinedDocument>, 'change'>;
  readonly document: DefinedDocument;
  readonly empty: DefinedDocument;
  /** What the portal shows where nothing was ever written; without it, nothing. */
  readonly firstWords?: ((site: SiteDetails) => Promise<DefinedDocument>) | undefined;
  readonly children: (document: DefinedDocument, change: Change) => ReactNode;
}

/**
 * Gives what visitors read: what is written, or where nothing ever was, the texts that the portal comes with. These become the draft
 * with the first change to one of them.
 */
export function WithInitialTexts({ collection, editable, document, empty, firstWords, children }: Props) {
  const { site } = useRepository();
  const isUnwritten = firstWords !== undefined && sameDocument(document, empty);
  const words = useQuery({
    queryKey: ['initial-texts', collection],
    queryFn: () => request(async () => ok(firstWords ? await firstWords(site) : empty)),
    enabled: isUnwritten,
    staleTime: Infinity,
  });
  const initial = isUnwritten ? (words.data ?? null) : null;
  const outer = useEditedTexts();
  const texts = useMemo((): EditedTexts => {
    if (initial === null) return outer;
    // Text that was typed meanwhile stays.
    const begin = () => editable.change((now) => (sameDocument(now, empty) ? initial : now));
    return {
      ...outer,
      document: initial,
      onWrite: (...change) => (begin(), outer.onWrite(...change)),
      onReplace: (...change) => (begin(), outer.onReplace(...change)),
    };
  }, [initial, outer, editable, empty]);
  const change: Change = (changed, priority) =>
    editable.change((now) => changed(initial !== null && sameDocument(now, empty) ? initial : now), priority);
  if (isUnwritten && initial === null) return <QueryNote query={words} />;
  return <EditorContext value={texts}>{children(initial ?? document, change)}</EditorContext>;
}
