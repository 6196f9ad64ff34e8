import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedCategory } from '#renderer/data/collections/categories.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSession } from '#renderer/session/session.ts';
import { Button } from '#renderer/ui/button.tsx';
import { AddIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { BulkReportNote } from '../../feedback/bulk-report-note.tsx';
import { ListHead } from '#renderer/ui/lazy/list-head.tsx';
import { FailureNote, QueryNote } from '../../feedback/query-note.tsx';
import { CategoryForm } from './category-form.tsx';
import { CategoryRow } from './category-row.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { CATEGORY_WORDS } from './form-words.ts';
import { fieldStorage, type FieldStorage } from './stored-fields.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useListDensity } from '../../data-table/density-toggle.tsx';
import { LIST } from '../../data-table/list-rows.ts';
import { TagsPart } from './tags-part.tsx';
import { useCategories } from './use-categories.ts';
import { useCategoryOutcomes } from './use-category-outcomes.ts';
import { moved, useDragOrder } from '#renderer/ui/lazy/use-drag-order.ts';
import { useOrder } from './use-order.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The categories of the blog: their names, their order, and what uses them; below them the tags. */
export function CategoriesScreen() {
  const [density] = useListDensity();
  const { t } = useTranslation('categories');
  const { language } = useLanguage();
  const { drafts } = usePlatform();
  const { state } = useSession();
  const person = state.kind === 'signed-in' ? state.person.id : '';
  const categories = useCategories();
  const { saved, request } = categories;
  const order = useOrder(categories);
  const { list } = order;
  const outcomes = useCategoryOutcomes(categories, order);
  const [said, setSaid] = useState('');
  const [deleting, setDeleting] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const adding = useAdding(fieldStorage(drafts, person, null), opener);

  const ids = list.map(({ id }) => id);
  const settle = (id: number, next: readonly number[]) => {
    order.save(next);
    const name = list.find((each) => each.id === id)?.name[language] ?? '';
    setSaid(t('moved', { name, place: next.indexOf(id) + 1, total: next.length }));
  };
  const drag = useDragOrder({ ids, show: order.show, onDrop: settle });
  const asked = list.find(({ id }) => id === deleting);
  const closed = () => setDeleting(null);
  /** The row in question is gone, so the focus moves to the start of the next one. */
  const gone = () => {
    closed();
    adding.focus();
  };
  return (
    <div className={`categories group/table ${LIST}`} data-density={density}>
      <div className="pb-4 border-b-2 border-ink">
        <ListHead title={t('admin.categories')} lead={t('lead')}>
          <Button ref={opener} onClick={adding.open} disabled={adding.isOpen}>
            <AddIcon />
            {t('new')}
          </Button>
        </ListHead>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {order.error && <FailureNote title={t('orderFailed')} error={order.error} onRetry={order.retry} />}
      {outcomes.report && <BulkReportNote report={outcomes.report} onDismiss={outcomes.dismiss} />}
      {adding.isOpen && (
        <div className="py-5 border-b-[1.5px] border-line">
          <CategoryForm
            category={null}
            found={adding.found}
            storage={adding.storage}
            request={request}
            words={CATEGORY_WORDS}
            onSaved={(saved) => {
              adding.close();
              outcomes.saved(null, saved);
            }}
            onTaken={adding.close}
            onCancel={adding.close}
          />
        </div>
      )}
      <QueryNote query={saved} title={t('listFailed')} />
      {saved.page?.length === 0 && (
        <EmptyState title={t('empty')}>
          {!adding.isOpen && (
            <Button onClick={adding.open}>
              <AddIcon />
              {t('new')}
            </Button>
          )}
        </EmptyState>
      )}
      {list.length > 0 && (
        <ol className="category-rows" aria-label={t('admin.categories')}>
          {list.map((category, place) => (
            <CategoryRow
              key={category.id}
              category={category}
              place={place}
              total={list.length}
              request={request}
              storage={fieldStorage(drafts, person, category.id)}
              drag={drag}
              onMove={(next) => settle(category.id, moved(ids, category.id, next))}
              onSaved={(saved: SavedCategory) => outcomes.saved(category, saved)}
              onTaken={categories.put}
              onDelete={() => setDeleting(category.id)}
            />
          ))}
        </ol>
      )}
      {asked && asked.articles + asked.binned === 0 && (
        <DeletionDialog
          category={asked}
          request={request}
          onRemoved={() => {
            gone();
            outcomes.removed(asked);
          }}
          onUsed={categories.reload}
          onClose={closed}
        />
      )}
      {asked && asked.articles + asked.binned > 0 && (
        <MergeDialog
          category={asked}
          others={list.filter(({ id }) => id !== asked.id)}
          request={request}
          onMerged={(sentence) => {
            gone();
            outcomes.merged(asked, sentence);
          }}
          onChanged={categories.reload}
          onClose={closed}
        />
      )}
      <TagsPart person={person} isWanted={saved.page !== null} />
    </div>
  );
}

/**
 * The form for a new category: open at first where typed text wasn't saved, or the address requests it. `opener` is the button that
 * opens it, which gets the focus back.
 */
function useAdding(storage: FieldStorage, opener: RefObject<HTMLButtonElement | null>) {
  const [found, setFound] = useState(() => storage.read());
  const [isOpen, setOpen] = useState(found !== null);
  const [focused, setFocused] = useState(0);
  const asked = useSearchParams()[0].has('new');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!asked) return;
    setOpen(true);
    // Removed from the address, so that the form stays closed after the user has closed it and comes back.
    void navigate(pathname, { replace: true });
  }, [asked, pathname, navigate]);
  // In an effect: before the render it can't take the focus, because it is disabled or behind a dialog.
  useEffect(() => {
    if (focused > 0) opener.current?.focus();
  }, [focused, opener]);
  const focus = () => setFocused((count) => count + 1);
  return {
    found,
    storage,
    isOpen,
    focus,
    open: () => setOpen(true),
    close() {
      setFound(null);
      setOpen(false);
      focus();
    },
  };
}
