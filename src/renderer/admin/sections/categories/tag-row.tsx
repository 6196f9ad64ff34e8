import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { otherLanguage } from '#domain/localized.ts';
import type { ListedTag, SavedTag, TagApi } from '#renderer/data/collections/tags.ts';
import type { Request } from '#renderer/data/request-error.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { LIST_ROW } from '../../data-table/list-rows.ts';
import { CategoryForm } from './category-form.tsx';
import { TAG_WORDS } from './form-words.ts';
import type { FieldStorage } from './stored-fields.ts';

interface Props {
  readonly tag: ListedTag;
  readonly request: Request<TagApi>;
  readonly storage: FieldStorage;
  /** There is another one. */
  readonly canMerge: boolean;
  readonly onSaved: (saved: SavedTag) => void;
  readonly onTaken: () => void;
  readonly onMerge: () => void;
  readonly onDelete: () => void;
}

/** One tag: its names, how many articles have it, and what can be done with it. Its form takes the row's place. */
export function TagRow({ tag, request, storage, canMerge, onSaved, onTaken, onMerge, onDelete }: Props) {
  const { t } = useTranslation('categories');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const [found, setFound] = useState(() => storage.read());
  const [isEditing, setEditing] = useState(found !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (!isEditing && opened.current) opener.current?.focus();
    opened.current = isEditing;
  }, [isEditing]);
  const close = () => {
    setFound(null);
    setEditing(false);
  };
  const other = otherLanguage(language);
  const name = tag.name[language];
  const articles = t('articles', { count: tag.articles, number: wholeNumber(tag.articles, language) });
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 py-2 @min-[42rem]:grid-cols-[minmax(0,1fr)_minmax(9rem,14rem)_auto] @min-[42rem]:py-0 ${LIST_ROW}`}
    >
      {isEditing ? (
        <CategoryForm
          category={tag}
          found={found}
          storage={storage}
          request={request}
          words={TAG_WORDS}
          onSaved={(saved) => {
            close();
            onSaved(saved);
          }}
          onTaken={() => {
            close();
            onTaken();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <p className="min-w-0 wrap-anywhere">
            <span className="tag-name font-bold">{name}</span>
            {tag.name[other] !== name && (
              <span className="ml-2 text-ink-2" lang={other}>
                {tag.name[other]}
              </span>
            )}
          </p>
          <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-ink-2 tabular-nums @min-[42rem]:min-h-0">
            {tag.articles === 0 ? (
              articles
            ) : (
              <Link
                to={toAddress(`/admin/blogs?tag=${tag.id}`)}
                className="inline-flex min-h-11 items-center font-bold text-brand underline decoration-2 underline-offset-4"
              >
                {articles}
              </Link>
            )}
            {tag.binned > 0 && (
              <span className="text-ink-3">
                {t('inBin', { count: tag.binned, number: wholeNumber(tag.binned, language) })}
              </span>
            )}
          </p>
          <div className="flex flex-wrap gap-1 max-[42rem]:ml-[calc(-1*min(1rem,var(--margin)))]">
            <Button
              ref={opener}
              variant="ghost"
              size="sm"
              aria-label={t('editNamed', { name })}
              onClick={() => setEditing(true)}
            >
              {t('edit')}
            </Button>
            {canMerge && (
              <Button variant="ghost" size="sm" aria-label={t('tag.mergeNamed', { name })} onClick={onMerge}>
                {t('tag.merge')}
              </Button>
            )}
            <Button variant="ghost" size="sm" aria-label={t('deleteNamed', { name })} onClick={onDelete}>
              {t('delete')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
