import { failed, type Failure } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';

/**
 * A collection that saves only as long as the person who writes is the one who is signed in. Another window may have signed
 * somebody else in: what the first one wrote stays on the device then, instead of being saved under the other one's name.
 * `onOtherRole`: the backend takes only one language of this person, and somebody thought that they may do more.
 */
export function saveAsSamePerson<Document>(
  isSignedIn: () => boolean,
  collection: DraftCollection<Document>,
  onOtherRole: () => void,
): DraftCollection<Document> {
  return {
    ...collection,
    create: async (...written) => (isSignedIn() ? collection.create(...written) : notSignedIn()),
    async save(...written) {
      if (!isSignedIn()) return notSignedIn();
      const answer = await collection.save(...written);
      if (!answer.ok && answer.reason === ONE_LANGUAGE) onOtherRole();
      return answer;
    },
  };
}

/** The backend's word for a document of which a translator changed more than their language. */
const ONE_LANGUAGE = 'PT403';

function notSignedIn(): Failure {
  return { ...failed('refused', 'Whoever wrote this is not signed in any more'), reason: 'session_expired' };
}
