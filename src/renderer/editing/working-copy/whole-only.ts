import type { Draft } from '#domain/draft.ts';
import { ok } from '#domain/reply.ts';
import type { DraftCollection } from '../../data/collections/draft-collection.ts';
import { sameDocument } from './same-document.ts';

/**
 * A collection that is sent only what it takes: a document as `whole` leaves it, without what is half typed. What it answers
 * with is the document that was written, as long as it is the same one: the rest of it is still being typed here.
 */
export function wholeOnly<Document, Asked extends Pick<DraftCollection<Document>, 'read' | 'create' | 'save'>>(
  whole: (document: Document) => Document,
  collection: Asked,
): Asked {
  let last: { readonly sent: Document; readonly written: Document } | null = null;

  const send = (written: Document): Document => {
    const sent = whole(written);
    last = { sent, written };
    return sent;
  };
  const asWritten = (draft: Draft<Document>): Draft<Document> =>
    last && sameDocument(draft.document, last.sent) ? { ...draft, document: last.written } : draft;

  return {
    ...collection,
    async read(id) {
      const reply = await collection.read(id);
      return reply.ok ? ok(asWritten(reply.value)) : reply;
    },
    async create(written, key) {
      const reply = await collection.create(send(written), key);
      return reply.ok ? ok(asWritten(reply.value)) : reply;
    },
    async save(id, basedOn, written) {
      const reply = await collection.save(id, basedOn, send(written));
      return reply.ok ? ok({ ...reply.value, draft: asWritten(reply.value.draft) }) : reply;
    },
  };
}
