import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { SectionProps } from '#renderer/admin/section.ts';
import { draftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { ContentType, TranslatedDocument } from '../content-type.ts';
import { DraftListScreen, type ListedKind, type ListTexts } from '../list/draft-list-screen.tsx';
import type { ListGrouping } from '../list/list-messages.ts';
import { useDraftList } from '../list/use-draft-list.ts';
import { type FetchEditor, useEditorCode, useEditorSoon } from '../loading/use-editor-code.ts';
import type { ContentTypeDefinition } from './definition.ts';
import { contentTypeFromDefinition } from './content-type-from-definition.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WaitingEditor } from '#renderer/ui/lazy/skeletons.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { addressedItem } from '../loading/addressed-editor.tsx';

/** The only item of a collection that has one. */
const SINGLE = '1';

interface Special {
  /** The content type, where it is more than its fields. */
  readonly kind?: Pick<ContentType<TranslatedDocument>, ListedKind>;
  /** The grouping of its list; loaded after the list, which is shown without it at first. */
  readonly useGrouping?: (listIsThere: boolean) => ListGrouping | null;
}

const noGrouping = () => null;

/** The screen of such a section: its list, or the editor of one item. Made once, where the section's code is. */
export function definitionScreen(
  definition: ContentTypeDefinition,
  fetchEditor: FetchEditor,
  { kind = contentTypeFromDefinition(definition), useGrouping = noGrouping }: Special = {},
): ComponentType<SectionProps> {
  const { list } = definition;
  const shows = DRAFT_SHOWS.filter((show) => show !== 'review-due' || Object.hasOwn(definition.shared, 'reviewBy'));
  /** A list shows cards: no document is read. */
  const open = (accounts: Accounts) => draftCollection(accounts, definition.collection, z.unknown());
  return function SectionScreen({ rest }: SectionProps) {
    if (list === null) return <LazyEditor rest={SINGLE} fetchEditor={fetchEditor} />;
    if (rest !== '') return <LazyEditor rest={rest} fetchEditor={fetchEditor} />;
    return <List texts={list} />;
  };

  function List({ texts }: { readonly texts: ListTexts }) {
    const state = useDraftList(definition.collection, open);
    const grouping = useGrouping(state.page !== null);
    useEditorSoon(fetchEditor, state.page !== null);
    return <DraftListScreen list={state} kind={kind} texts={texts} grouping={grouping} shows={shows} />;
  }
}

interface Props {
  /** What stands behind the section's own address. */
  readonly rest: string;
  readonly fetchEditor: FetchEditor;
}

/** The editor of what the address names, once its code is there. */
function LazyEditor({ rest, fetchEditor }: Props) {
  const { t } = useTranslation(['loading', 'common']);
  const [parameters] = useSearchParams();
  const code = useEditorCode(fetchEditor);
  switch (code.kind) {
    case 'opening':
      return <WaitingEditor words={t('opening')} />;
    case 'there':
      return <code.Editor {...addressedItem(rest, parameters)} />;
    case 'failed':
      return (
        <div role="alert">
          <p className="mt-1.5 max-w-[44ch] text-ink-2">{t('common:error.offline')}</p>
          <Button variant="outline" className="mt-6" onClick={code.retry}>
            {t('common:error.retry')}
          </Button>
        </div>
      );
  }
}
