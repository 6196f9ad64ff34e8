import type { MessageKey } from '../../i18n/portal-i18n.ts';

/** What keeps a text or picture from being published, behind the name of its field: `content.missingFile`. */
export type MediaEnding = 'foreign' | 'missing' | 'foreignPicture' | 'pictureAlt' | 'missingFile';

export const MEDIA_PROBLEM_WORDS: Readonly<Record<MediaEnding, MessageKey>> = {
  foreign: 'pictures:lacks.imageForeign',
  missing: 'pictures:lacks.imageMissing',
  foreignPicture: 'pictures:lacks.textPicture',
  pictureAlt: 'pictures:lacks.textPictureAlt',
  missingFile: 'pictures:lacks.textFileMissing',
};

/** The words for a problem of a picture or file; undefined for every other problem. */
export function mediaProblemWords(problem: string): MessageKey | undefined {
  return (MEDIA_PROBLEM_WORDS as Readonly<Record<string, MessageKey>>)[problem.split('.')[1] ?? ''];
}

/** Whether what is named is gone: unlike what is only not written yet, this is told before somebody publishes. */
export function isMissingMedia(problem: string): boolean {
  return /\.missing/.test(problem);
}
