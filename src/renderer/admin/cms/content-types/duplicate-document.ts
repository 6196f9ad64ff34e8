import { cutText } from '#domain/clean-text.ts';
import { LANGUAGES, type Localized } from '#domain/localized.ts';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';

/**
 * A document to begin another one with: every text and picture, its titles ending in `ending`. Dates and moments are empty, so that no
 * copy opens, ends or counts as checked when the other one does; and no text of it is behind, for neither language is published.
 */
export function duplicateDocument(
  { shared, text }: Pick<ContentTypeDefinition, 'shared' | 'text'>,
  document: DefinedDocument,
  ending: Localized,
): DefinedDocument {
  const times = Object.entries(shared).filter(([, { kind }]) => kind === 'date' || kind === 'moment');
  const sides = LANGUAGES.map((language) => {
    const { title } = document[language];
    const most = text['title']?.kind === 'text' ? text['title'].most : 0;
    if (typeof title !== 'string' || title === '') return [language, document[language]];
    return [
      language,
      { ...document[language], title: cutText(title, most - ending[language].length) + ending[language] },
    ];
  });
  return {
    ...document,
    ...Object.fromEntries(times.map(([name]) => [name, null])),
    ...Object.fromEntries(sides),
    outdated: {},
  };
}
