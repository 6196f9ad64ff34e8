import type { MessageKey } from '../../i18n/portal-i18n.ts';

// What keeps an item from being published is told by codes of the backend: the name of a field, or of a field and what is wrong with the
// pictures and files in it (`content.missingFile`).

/** What keeps a text or picture from being published, behind the name of its field. */
export type MediaEnding = 'foreign' | 'missing' | 'foreignPicture' | 'pictureAlt' | 'missingFile';

export const MEDIA_PROBLEM_WORDS: Readonly<Record<MediaEnding, MessageKey>> = {
  foreign: 'pictures:lacks.imageForeign',
  missing: 'pictures:lacks.imageMissing',
  foreignPicture: 'pictures:lacks.textPicture',
  pictureAlt: 'pictures:lacks.textPictureAlt',
  missingFile: 'pictures:lacks.textFileMissing',
};

/** The name of the field that a problem is of. */
export function fieldOfProblem(problem: string): string {
  return partsOf(problem).field;
}

/** The words for a problem among those of a collection: an installed app may be older than its backend, and not know one. */
export function problemWord(words: Readonly<Record<string, MessageKey>>, problem: string): MessageKey {
  return words[problem] ?? 'publishing:unknown';
}

/** The words for a problem of a picture or file; undefined for every other problem. */
export function mediaProblemWords(problem: string): MessageKey | undefined {
  return (MEDIA_PROBLEM_WORDS as Readonly<Record<string, MessageKey>>)[partsOf(problem).ending];
}

/** Whether what is named is gone: unlike what is only not written yet, this is told before somebody publishes. */
export function isMissingMedia(problem: string): boolean {
  const { ending } = partsOf(problem);
  return ending === 'missing' || ending === 'missingFile';
}

function partsOf(problem: string): { readonly field: string; readonly ending: MediaEnding | '' } {
  const [field = '', ending = ''] = problem.split('.');
  return { field, ending: ending as MediaEnding | '' };
}
