import { failed, SESSION_EXPIRED, type Failure } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';

/**
 * A collection that only saves while the author is the signed-in user. Another window may have signed in another account: the first
 * one's text then stays on the device instead of being saved under the other's name. `onOtherRole`: the backend accepts only one
 * language of this user, whose rights were assumed to be wider.
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
  return { ...failed('refused', 'Whoever wrote this is not signed in any more'), reason: SESSION_EXPIRED };
}
