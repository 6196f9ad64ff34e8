import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { MEDIA_PROBLEM_WORDS } from '../problem-codes.ts';
import { mediaEndings } from './document-problems.ts';
import type { ContentTypeDefinition } from './definition.ts';

/** What keeps an item of a collection from being published, by the backend's codes. */
export function problemWords({
  shared,
  text,
}: Pick<ContentTypeDefinition, 'shared' | 'text'>): Readonly<Record<string, MessageKey>> {
  return Object.fromEntries(
    Object.entries({ ...shared, ...text }).flatMap(([name, field]) => [
      ...(field.lacks ? [[name, field.lacks] as const] : []),
      ...mediaEndings(field).map((ending) => [`${name}.${ending}`, MEDIA_PROBLEM_WORDS[ending]] as const),
    ]),
  );
}
