import { useTranslation } from 'react-i18next';
import type { Collection, SavedArticle } from '../../data/saved/saved.ts';
import { collectArticle, collectArticleAt, moveArticle } from '../../data/saved/saved-changes.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { DownIcon, UpIcon } from '../../ui/on-demand/icons.ts';
import { showToast } from '../../ui/toast.ts';
import { IconButton } from './icon-button.tsx';
import type { SavedOnDevice } from './parts/use-saved.ts';
import { TitleLink, useSavedTitle } from './saved-title.tsx';

interface Props {
  readonly article: SavedArticle;
  readonly collection: Collection;
  readonly place: number;
  readonly count: number;
  readonly change: SavedOnDevice['change'];
  onSay(words: string): void;
  /** The collection's heading takes the focus of a row that is gone. */
  focusHeading(): void;
}

/** An article in a collection, which can be moved up and down and taken out. */
export function CollectionArticle({ article, collection, place, count, change, onSay, focusHeading }: Props) {
  const { t } = useTranslation('saved');
  const { title } = useSavedTitle(article);
  const { id } = article;
  const { name } = collection;
  const move = async (step: -1 | 1) => {
    if (await change(moveArticle(collection.id, id, step)))
      onSay(t('moved', { name: title, place: place + 1 + step, count }));
  };
  const takeOut = async () => {
    if (!(await change(collectArticle(collection.id, id, false)))) return;
    focusHeading();
    const run = () => void change(collectArticleAt(collection.id, id, place));
    void showToast({ kind: 'success', title: t('takenOut', { title, name }), action: { label: t('undo'), run } });
  };
  return (
    <li className="border-b-[1.5px] border-line py-1.5">
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="w-6 flex-none font-bold text-ink-3 [font-variant-numeric:tabular-nums]">
          {place + 1}
        </span>
        <div className="min-w-0 flex-1">
          <TitleLink article={article} />
        </div>
        <IconButton label={t('up', { name: title })} off={place === 0} onClick={() => void move(-1)}>
          <UpIcon />
        </IconButton>
        <IconButton label={t('down', { name: title })} off={place === count - 1} onClick={() => void move(1)}>
          <DownIcon />
        </IconButton>
        <IconButton label={t('takeOut', { title, name })} onClick={() => void takeOut()}>
          <CloseIcon />
        </IconButton>
      </div>
      {article.note !== '' && (
        <p className="mb-1.5 ml-8 border-l-4 border-line pl-3 whitespace-pre-line text-ink-2 wrap-anywhere">
          {article.note}
        </p>
      )}
    </li>
  );
}
