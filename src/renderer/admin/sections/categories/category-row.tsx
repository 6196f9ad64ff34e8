import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { otherLanguage } from '#domain/localized.ts';
import type { CategoryApi, SavedCategory, ListedCategory } from '#renderer/data/collections/categories.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { DownwardsIcon, UpwardsIcon } from '#renderer/ui/private/list-icons.ts';
import { HandleIcon } from '#renderer/ui/private/order-icons.ts';
import { CategoryForm } from './category-form.tsx';
import type { FieldStorage } from './stored-fields.ts';
import type { DragOrder } from './use-drag-order.ts';
import type { Request } from '#renderer/data/request.ts';

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
    <li className="category-row" data-dragged={drag.dragged === category.id} {...drag.row(category.id)}>
      {editing ? (
        <CategoryForm
          category={category}
          found={found}
          storage={storage}
          request={request}
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
      <div className="category-order">
        <span className="category-handle" aria-hidden="true" {...drag.handle(category.id)}>
          <HandleIcon />
        </span>
        <Step label={t('up', { name })} off={place === 0} onStep={() => onMove(place - 1)}>
          <UpwardsIcon />
        </Step>
        <Step label={t('down', { name })} off={place === total - 1} onStep={() => onMove(place + 1)}>
          <DownwardsIcon />
        </Step>
      </div>
      <div className="category-words">
        <p className="category-name">{name}</p>
        <p className="category-other" lang={other}>
          {category.name[other]}
        </p>
      </div>
      <p className="category-slug">{category.slug}</p>
      <Articles category={category} />
      <div className="category-tools">
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
  /** It can't go further. Not disabled: the focus stays where the hand is. */
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
      className="category-step"
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
    <p className="category-articles">
      {articles === 0 ? (
        words
      ) : (
        <Link to={toAddress(`/admin/blogs?category=${id}`)} className="category-link">
          {words}
        </Link>
      )}
      {binned > 0 && (
        <span className="category-binned">{t('inBin', { count: binned, number: wholeNumber(binned, language) })}</span>
      )}
    </p>
  );
}
