import { failed, type Failure } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';

/**
 * A collection that saves only as long as the person who writes is the one who is signed in. Another window may have signed
 * somebody else in: what the first one wrote stays on the device then, instead of being saved under the other one's name.
 */
export function saveAsSamePerson<Document>(
  isSignedIn: () => boolean,
  collection: DraftCollection<Document>,
): DraftCollection<Document> {
  return {
    ...collection,
    create: async (...written) => (isSignedIn() ? collection.create(...written) : notSignedIn()),
    save: async (...written) => (isSignedIn() ? collection.save(...written) : notSignedIn()),
  };
}

function notSignedIn(): Failure {
  return { ...failed('refused', 'Whoever wrote this is not signed in any more'), reason: 'session_expired' };
}
