// A list of drafts in a portal, as a section shows it.
import { Link, useLocation } from 'react-router-dom';
import { openAdmin } from './admin-stage.tsx';
import type { MemoryDraftStore } from '../memory/memory-draft-store.ts';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import { DraftList } from '#renderer/admin/cms/list/draft-list.tsx';
import type { CompletionDialogProps, TagDialogProps } from '#renderer/admin/cms/list/list-messages.ts';
import type { LocalDraftLine } from '#renderer/admin/cms/list/local-drafts-note.tsx';
import { useDraftList } from '#renderer/admin/cms/list/use-draft-list.ts';
import { DetailsIcon } from '#renderer/ui/lazy/admin-icons.ts';
import type { SessionStore } from '#renderer/session/session.ts';

const WORDS = {
  name: 'Blogs',
  search: 'Search articles',
  empty: 'No articles yet',
  begin: 'Write article',
  lacking: (problem: string, count: number) => `${count} without ${problem}`,
  isShared: (problem: string) => problem === 'a picture',
};
/** Chooses tags 8 and 9. */
function TagDialog({ kind, count, onChoose, onClose }: TagDialogProps) {
  return (
    <div role="dialog" aria-label={`${kind} ${count}`}>
      <button onClick={() => onChoose([8, 9])}>Choose</button>
      <button onClick={onClose}>Close</button>
    </div>
  );
}

/** Puts drafts into category 4. */
function CategoryDialog({ count, publishes, onChoose }: CompletionDialogProps) {
  return (
    <div role="dialog" aria-label={`category ${count} ${publishes}`}>
      <button onClick={() => onChoose((document) => ({ ...document, category: 4 }))}>Choose</button>
    </div>
  );
}

const GROUPING = {
  ...{ label: 'Category', all: 'All categories', topics: [{ value: '4', label: 'Organic' }], TagDialog },
  completions: { category: { label: 'One category', Icon: DetailsIcon, Dialog: CategoryDialog } },
};

interface ListProps {
  /** The same function at each render. */
  readonly open: () => MemoryDraftStore;
  readonly kept?: readonly LocalDraftLine[];
}

function StagedSection(props: ListProps) {
  const { pathname } = useLocation();
  return pathname.endsWith('/blogs') ? <StagedList {...props} /> : <Link to="/en/admin/blogs?show=draft">Back</Link>;
}

function StagedList({ open, kept = [] }: ListProps) {
  const list = useDraftList('articles', open);
  return (
    <DraftList
      {...{ list, kept, words: WORDS, grouping: GROUPING, shows: DRAFT_SHOWS }}
      path="/admin/blogs"
      readersPath={(id) => `/article/${id}`}
      thumbnail={(image, width) => `${image}?${width}`}
    />
  );
}

/** Opens a list at an address, in English, for a super admin. */
export function openList(props: ListProps, address = '/en/admin/blogs', session?: SessionStore) {
  return openAdmin(<StagedSection {...props} />, session ? { session, address } : { address });
}
