import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { SectionProps } from '#renderer/data/admin-section.ts';
import { draftCollection } from '#renderer/data/collections/draft-collection.ts';
import { LazyEditor } from '../loading/lazy-editor.tsx';
import type { FetchEditor } from '../loading/use-editor-code.ts';
import type { ContentTypeDefinition } from './definition.ts';
import { DefinitionListScreen } from './definition-list-screen.tsx';
import { contentTypeFromDefinition } from './content-type-from-definition.ts';

/** The only item of a collection that has one. */
const SINGLE = '1';

/** The screen of such a section: its list, or the editor of one item. Made once, where the section's code is. */
export function definitionScreen(
  definition: ContentTypeDefinition,
  fetchEditor: FetchEditor,
): ComponentType<SectionProps> {
  const kind = contentTypeFromDefinition(definition);
  const { list } = definition;
  /** A list shows cards: no document is read. */
  const open = (accounts: Accounts) => draftCollection(accounts, definition.collection, z.unknown());
  return function SectionScreen({ rest }: SectionProps) {
    if (list === null) return <LazyEditor rest={SINGLE} fetchEditor={fetchEditor} />;
    if (rest !== '') return <LazyEditor rest={rest} fetchEditor={fetchEditor} />;
    return <DefinitionListScreen kind={kind} words={list} open={open} fetchEditor={fetchEditor} />;
  };
}
