import { failed, ok, type Result } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { sameDocument } from '../same-document.ts';
import type { ValidPart } from '../content-type.ts';
import { everything } from '../drafts/edited-item.ts';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';

/** How often the copy is updated at most if typing goes on. */
const MOST_ROUNDS = 5;

/**
 * Ends a conflict with both texts kept: what is written becomes an item of its own, made under `key`, and this one what the
 * other person made of it. Gives the copy's number. Nothing here is given up before the copy has every word of it: it may have
 * been made by an earlier try whose answer got lost, or something was written while it was made. What is half typed (`whole`) isn't
 * a word of it yet.
 */
export async function keepAsCopy<Document>(
  editable: Pick<EditableDraft<Document>, 'read' | 'settle'>,
  collection: Pick<DraftCollection<Document>, 'create' | 'save'>,
  key: string,
  whole: ValidPart<Document> = everything,
): Promise<Result<number>> {
  const wholeOf = ({ document, server }: EditableDraftState<Document>) => whole(document, server?.document ?? null);
  const made = await collection.create(wholeOf(editable.read()), key);
  if (!made.ok) return made;
  let draft = made.value;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const document = wholeOf(editable.read());
    const { conflict } = editable.read();
    if (sameDocument(draft.document, document)) {
      if (conflict) editable.settle(conflict.document);
      return ok(draft.id);
    }
    const saved = await collection.save(draft.id, draft.version, document);
    if (!saved.ok) return saved;
    if (!saved.value.saved) break;
    draft = saved.value.draft;
  }
  return failed('server', 'The copy doesn’t get every word of what is written');
}
