import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection, SavedArticle } from '../../data/saved/saved.ts';
import {
  moveCollection,
  namingOutcome,
  placeArticle,
  restoreCollection,
  removeCollection,
  renameCollection,
} from '../../data/saved/saved-changes.ts';
import { BinIcon, DownIcon, RenameIcon, UpIcon } from '../../ui/lazy/icons.ts';
import { useDragOrder } from '../../ui/lazy/use-drag-order.ts';
import { showToast } from '../../ui/toast.ts';
import { CollectionActions } from './collection-actions.tsx';
import { CollectionArticle } from './collection-article.tsx';
import { IconButton } from './icon-button.tsx';
import type { SavedOnDevice } from '../saved/parts/use-saved.ts';
import { RenameForm } from './rename-form.tsx';
import { titleIn } from './saved-title.tsx';
import { useLanguage } from '../../i18n/language.ts';

interface Props {
  readonly collection: Collection;
  readonly place: number;
  /** Of all collections. */
  readonly count: number;
  readonly articles: readonly SavedArticle[];
  readonly change: SavedOnDevice['change'];
  /** Announces to screen readers what was moved. */
  onSay(words: string): void;
}

/** A collection: what can be done with it, and its articles in their order. */
export function CollectionPart({ collection, place, count, articles, change, onSay }: Props) {
  const { t } = useTranslation(['collections', 'saved']);
  const { language } = useLanguage();
  const { id, name } = collection;
  const heading = useId();
  const [isRenaming, setRenaming] = useState(false);
  /** The order of a drag that goes on, or whose drop isn't on the disk yet. */
  const [dragged, setDragged] = useState<readonly number[] | null>(null);
  const focusHeading = () => document.getElementById(heading)?.focus();
  const move = async (step: -1 | 1) => {
    if (await change(moveCollection(id, step))) onSay(t('moved', { name, place: place + 1 + step, count }));
  };
  const remove = async () => {
    if (!(await change(removeCollection(id)))) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
    const run = () => void change(restoreCollection(collection, place));
    void showToast({
      kind: 'success',
      title: t('removedCollection', { name }),
      action: { label: t('saved:undo'), run },
    });
  };
  const inOrder = (dragged ?? collection.articles).flatMap(
    (each) => articles.find((article) => article.id === each) ?? [],
  );
  const put = async (article: number, to: number, title: string) => {
    if (await change(placeArticle(id, article, to)))
      onSay(t('moved', { name: title, place: to + 1, count: inOrder.length }));
    setDragged(null);
  };
  const rename = async (words: string) => namingOutcome(await change(renameCollection(id, words)), id, words);
  const drag = useDragOrder({
    ids: inOrder.map((each) => each.id),
    show: setDragged,
    onDrop: (article, ids) => {
      const found = articles.find((each) => each.id === article);
      void put(article, ids.indexOf(article), found ? titleIn(found, language) : '');
    },
  });
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-t-2 border-ink pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={heading} tabIndex={-1} className="type-h3 min-w-0 flex-[1_1_10rem] font-extrabold wrap-anywhere">
          {name}
        </h3>
        <div className="-mr-3 ml-auto flex">
          <IconButton label={t('rename', { name })} onClick={() => setRenaming(true)}>
            <RenameIcon />
          </IconButton>
          {count > 1 && (
            <>
              <IconButton label={t('up', { name })} off={place === 0} onClick={() => void move(-1)}>
                <UpIcon />
              </IconButton>
              <IconButton label={t('down', { name })} off={place === count - 1} onClick={() => void move(1)}>
                <DownIcon />
              </IconButton>
            </>
          )}
          <IconButton label={t('removeCollection', { name })} onClick={() => void remove()}>
            <BinIcon />
          </IconButton>
        </div>
      </div>
      {isRenaming && (
        <RenameForm
          name={name}
          onRename={rename}
          onSaid={(words) => onSay(t('renamed', { name: words }))}
          onClose={() => {
            setRenaming(false);
            focusHeading();
          }}
        />
      )}
      {inOrder.length === 0 ? (
        <p className="pb-3 text-ink-2">{t('emptyCollection')}</p>
      ) : (
        <>
          <CollectionActions collection={collection} articles={inOrder} />
          <ol className="border-t-[1.5px] border-line">
            {inOrder.map((article, index) => (
              <CollectionArticle
                key={article.id}
                {...{ article, collection, drag, change, focusHeading }}
                place={index}
                count={inOrder.length}
                onMove={(to, title) => void put(article.id, to, title)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
