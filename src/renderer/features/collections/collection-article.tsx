import { useTranslation } from 'react-i18next';
import type { Collection, SavedArticle } from '../../data/saved/saved.ts';
import { collectArticle, collectArticleAt } from '../../data/saved/saved-changes.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { DownIcon, HandleIcon, UpIcon } from '../../ui/lazy/icons.ts';
import type { DragOrder } from '../../ui/lazy/use-drag-order.ts';
import { showToast } from '../../ui/toast.ts';
import { IconButton } from './icon-button.tsx';
import type { SavedOnDevice } from '../saved/parts/use-saved.ts';
import { SavedPicture } from './saved-picture.tsx';
import { TitleLink, useSavedTitle } from './saved-title.tsx';

const ROW =
  'flex flex-wrap items-center gap-x-3 gap-y-1 border-b-[1.5px] border-line py-2.5 data-[dragged=true]:bg-brand-soft';

interface Props {
  readonly article: SavedArticle;
  readonly collection: Collection;
  readonly place: number;
  readonly count: number;
  readonly drag: DragOrder;
  readonly change: SavedOnDevice['change'];
  /** To another place, counted from 0. */
  onMove(place: number, title: string): void;
  /** The collection's heading takes the focus of a row that is gone. */
  focusHeading(): void;
}

/** An article in a collection, which can be dragged or moved up and down, and taken out. */
export function CollectionArticle({ article, collection, place, count, drag, change, onMove, focusHeading }: Props) {
  const { t } = useTranslation(['collections', 'saved']);
  const { title } = useSavedTitle(article);
  const { id, note } = article;
  const { name } = collection;
  const takeOut = async () => {
    if (!(await change(collectArticle(collection.id, id, false)))) return;
    focusHeading();
    const run = () => void change(collectArticleAt(collection.id, id, place));
    void showToast({ kind: 'success', title: t('takenOut', { title, name }), action: { label: t('saved:undo'), run } });
  };
  return (
    <li className={ROW} data-dragged={drag.dragged === id} {...drag.row(id)}>
      {/* A mouse drags it; everybody else has the buttons. */}
      <span
        {...drag.handle(id)}
        title={t('drag')}
        aria-hidden="true"
        className="hidden size-11 flex-none cursor-grab place-items-center text-ink-3 md:pointer-fine:grid"
      >
        <HandleIcon />
      </span>
      <span aria-hidden="true" className="w-5 flex-none text-center font-extrabold text-ink-3">
        {place + 1}
      </span>
      <SavedPicture id={id} />
      <div className="min-w-0 flex-[1_1_9rem]">
        <TitleLink article={article} />
        {note !== '' && (
          <p className="type-small mb-1 line-clamp-3 whitespace-pre-line text-ink-2 wrap-anywhere">{note}</p>
        )}
      </div>
      <div className="ml-auto flex flex-none">
        <IconButton label={t('up', { name: title })} off={place === 0} onClick={() => onMove(place - 1, title)}>
          <UpIcon />
        </IconButton>
        <IconButton
          label={t('down', { name: title })}
          off={place === count - 1}
          onClick={() => onMove(place + 1, title)}
        >
          <DownIcon />
        </IconButton>
        <IconButton label={t('takeOut', { title, name })} onClick={() => void takeOut()}>
          <CloseIcon />
        </IconButton>
      </div>
    </li>
  );
}
