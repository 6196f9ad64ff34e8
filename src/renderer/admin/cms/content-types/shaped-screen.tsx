import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { SectionProps } from '#renderer/data/admin-section.ts';
import { draftCollection } from '#renderer/data/collections/draft-collection.ts';
import { EditorDoor } from '../loading/editor-door.tsx';
import type { FetchEditor } from '../loading/use-editor-code.ts';
import type { ShapeDefinition } from './shape.ts';
import { ShapedListScreen } from './shaped-list-screen.tsx';
import { shapedKind } from './shaped-kind.ts';

/** The only item of a collection that has one. */
const SINGLE = '1';

/** The screen of such a section: its list, or the editor of one item. Made once, where the section's code is. */
export function shapedScreen(definition: ShapeDefinition, fetchEditor: FetchEditor): ComponentType<SectionProps> {
  const kind = shapedKind(definition);
  const { list } = definition;
  /** A list shows cards: no document is read. */
  const open = (accounts: Accounts) => draftCollection(accounts, definition.collection, z.unknown());
  return function SectionScreen({ rest }: SectionProps) {
    if (list === null) return <EditorDoor rest={SINGLE} fetchEditor={fetchEditor} />;
    if (rest !== '') return <EditorDoor rest={rest} fetchEditor={fetchEditor} />;
    return <ShapedListScreen kind={kind} words={list} open={open} fetchEditor={fetchEditor} />;
  };
}
