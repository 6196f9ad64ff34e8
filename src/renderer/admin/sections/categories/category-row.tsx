import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { otherLanguage } from '#domain/localized.ts';
import type { CategoryApi, SavedCategory, ListedCategory } from '#renderer/data/collections/categories.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { DownwardsIcon, UpwardsIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { HandleIcon } from '#renderer/ui/lazy/icons.ts';
import { LIST_ROW } from '../../data-table/list-rows.ts';
import { CategoryForm } from './category-form.tsx';
import { CATEGORY_WORDS } from './form-words.ts';
import type { FieldStorage } from './stored-fields.ts';
import type { DragOrder } from '#renderer/ui/lazy/use-drag-order.ts';
import type { Request } from '#renderer/data/request-error.ts';

const CATEGORY_ROW =
  `category-row grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 items-center py-2.5 ${LIST_ROW} ` +
  'data-[dragged=true]:bg-brand-soft data-[dragged=true]:text-on-brand-soft ' +
  '@min-[40rem]:grid-cols-[auto_minmax(0,1fr)_minmax(0,9rem)_auto] @min-[40rem]:py-0 ' +
  '@min-[56rem]:grid-cols-[auto_minmax(0,3fr)_minmax(0,2fr)_minmax(0,14rem)_auto]';
const CATEGORY_HANDLE =
  'category-handle hidden pointer-fine:@min-[40rem]:grid pointer-fine:@min-[40rem]:place-items-center ' +
  'pointer-fine:@min-[40rem]:size-11 pointer-fine:@min-[40rem]:text-ink-3 pointer-fine:@min-[40rem]:cursor-grab';
const CATEGORY_ARTICLES =
  'flex flex-wrap gap-x-3 gap-y-0 items-center min-h-11 text-ink-2 tabular-nums ' +
  '@min-[40rem]:min-h-0 @min-[56rem]:flex-nowrap';

interface Props {
  readonly category: ListedCategory;
  /** From 0. */
  readonly place: number;
  readonly total: number;
  readonly request: Request<CategoryApi>;
  readonly storage: FieldStorage;
  readonly drag: DragOrder;
  readonly onMove: (place: number) => void;
  readonly onSaved: (saved: SavedCategory) => void;
  readonly onTaken: (theirs: SavedCategory) => void;
  readonly onDelete: () => void;
}

/** One category: its names, its place, and what can be done with it. Its form takes the row's place. */
export function CategoryRow({ category, request, storage, drag, onSaved, onTaken, ...shown }: Props) {
  const [found, setFound] = useState(() => storage.read());
  const [editing, setEditing] = useState(found !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (!editing && opened.current) opener.current?.focus();
    opened.current = editing;
  }, [editing]);
  const close = () => {
    setFound(null);
    setEditing(false);
  };
  return (
    <li className={CATEGORY_ROW} data-dragged={drag.dragged === category.id} {...drag.row(category.id)}>
      {editing ? (
        <CategoryForm
          category={category}
          found={found}
          storage={storage}
          request={request}
          words={CATEGORY_WORDS}
          onSaved={(saved) => {
            close();
            onSaved(saved);
          }}
          onTaken={(theirs) => {
            close();
            onTaken(theirs);
          }}
          onCancel={close}
        />
      ) : (
        <Shown category={category} drag={drag} {...shown} opener={opener} onEdit={() => setEditing(true)} />
      )}
    </li>
  );
}

interface ShownProps extends Pick<Props, 'category' | 'place' | 'total' | 'drag' | 'onMove' | 'onDelete'> {
  readonly opener: React.Ref<HTMLButtonElement>;
  readonly onEdit: () => void;
}

function Shown({ category, place, total, drag, onMove, onDelete, opener, onEdit }: ShownProps) {
  const { t } = useTranslation('categories');
  const { language } = useLanguage();
  const other = otherLanguage(language);
  const name = category.name[language];
  return (
    <>
      <div className="flex row-[1/span_2] flex-col self-start @min-[40rem]:row-[auto] @min-[40rem]:flex-row @min-[40rem]:items-center @min-[40rem]:self-center">
        <span className={CATEGORY_HANDLE} aria-hidden="true" {...drag.handle(category.id)}>
          <HandleIcon />
        </span>
        <Step label={t('up', { name })} off={place === 0} onStep={() => onMove(place - 1)}>
          <UpwardsIcon />
        </Step>
        <Step label={t('down', { name })} off={place === total - 1} onStep={() => onMove(place + 1)}>
          <DownwardsIcon />
        </Step>
      </div>
      <div className="col-[2/-1] min-w-0 wrap-anywhere @min-[40rem]:col-[auto] @min-[56rem]:flex @min-[56rem]:items-baseline @min-[56rem]:gap-x-3">
        <p className="category-name text-[1.063rem] font-bold leading-[1.35]">{name}</p>
        <p className="text-ink-2 leading-[1.35]" lang={other}>
          {category.name[other]}
        </p>
      </div>
      <p className="hidden min-w-0 wrap-anywhere text-ink-3 @min-[56rem]:block">{category.slug}</p>
      <Articles category={category} />
      <div className="flex flex-wrap gap-1 -mr-4 @min-[40rem]:mr-0 max-sm:col-span-full max-sm:mx-[calc(-1*var(--margin))]">
        <Button ref={opener} variant="ghost" size="sm" aria-label={t('editNamed', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="ghost" size="sm" aria-label={t('deleteNamed', { name })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </>
  );
}

interface StepProps {
  readonly label: string;
  /** It can't go further. Not disabled, so that the button keeps the focus. */
  readonly off: boolean;
  readonly onStep: () => void;
  readonly children: React.ReactNode;
}

function Step({ label, off, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      className="grid place-items-center size-11 rounded-[8px] text-brand hover:bg-brand-soft aria-disabled:text-ink-3 aria-disabled:opacity-55"
      onClick={() => !off && onStep()}
    >
      {children}
    </button>
  );
}

function Articles({ category }: { readonly category: ListedCategory }) {
  const { t } = useTranslation('categories');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const { articles, binned, id } = category;
  const words = t('articles', { count: articles, number: wholeNumber(articles, language) });
  return (
    <p className={CATEGORY_ARTICLES}>
      {articles === 0 ? (
        words
      ) : (
        <Link
          to={toAddress(`/admin/blogs?category=${id}`)}
          className="inline-flex items-center min-h-11 text-brand font-bold underline decoration-2 underline-offset-4"
        >
          {words}
        </Link>
      )}
      {binned > 0 && (
        <span className="text-ink-3">{t('inBin', { count: binned, number: wholeNumber(binned, language) })}</span>
      )}
    </p>
  );
}
