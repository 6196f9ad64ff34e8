import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_NAME_MAX } from '#domain/limits.ts';
import type { Collection, SavedArticle } from '../../data/saved/saved.ts';
import {
  moveCollection,
  putBackCollection,
  removeCollection,
  renameCollection,
} from '../../data/saved/saved-changes.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { GroundLine } from '../../ui/ground-line.tsx';
import { BinIcon, DownIcon, PrintIcon, RenameIcon, UpIcon } from '../../ui/on-demand/icons.ts';
import { showToast } from '../../ui/toast.ts';
import { CollectionArticle } from './collection-article.tsx';
import { IconButton } from './icon-button.tsx';
import type { SavedOnDevice } from './parts/use-saved.ts';

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

/** A collection with its articles in their order. */
export function CollectionPart({ collection, place, count, articles, change, onSay }: Props) {
  const { t } = useTranslation('saved');
  const { id, name } = collection;
  const heading = useId();
  const [isRenaming, setRenaming] = useState(false);
  const focusHeading = () => document.getElementById(heading)?.focus();
  const move = async (step: -1 | 1) => {
    if (await change(moveCollection(id, step))) onSay(t('moved', { name, place: place + 1 + step, count }));
  };
  const remove = async () => {
    if (!(await change(removeCollection(id)))) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
    const run = () => void change(putBackCollection(collection, place));
    void showToast({ kind: 'success', title: t('removedCollection', { name }), action: { label: t('undo'), run } });
  };
  const inOrder = collection.articles.flatMap((each) => articles.find((article) => article.id === each) ?? []);
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <GroundLine>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <h2 id={heading} tabIndex={-1} className="type-h3 min-w-0 font-extrabold wrap-anywhere">
            {name}
          </h2>
          <div className="flex">
            <IconButton label={t('rename', { name })} onClick={() => setRenaming(true)}>
              <RenameIcon />
            </IconButton>
            <IconButton label={t('up', { name })} off={place === 0} onClick={() => void move(-1)}>
              <UpIcon />
            </IconButton>
            <IconButton label={t('down', { name })} off={place === count - 1} onClick={() => void move(1)}>
              <DownIcon />
            </IconButton>
            <IconButton label={t('removeCollection', { name })} onClick={() => void remove()}>
              <BinIcon />
            </IconButton>
          </div>
        </div>
      </GroundLine>
      {isRenaming && (
        <RenameForm
          name={name}
          onRename={async (words) => (await change(renameCollection(id, words))) !== null}
          onSaid={(words) => onSay(t('renamed', { name: words }))}
          onClose={() => {
            setRenaming(false);
            focusHeading();
          }}
        />
      )}
      {inOrder.length === 0 ? (
        <p className="py-3 text-ink-2">{t('emptyCollection')}</p>
      ) : (
        <>
          <ol>
            {inOrder.map((article, index) => (
              <CollectionArticle
                key={article.id}
                {...{ article, collection, change, onSay, focusHeading }}
                place={index}
                count={inOrder.length}
              />
            ))}
          </ol>
          <PortalLink
            to={`/factsheet?articles=${inOrder.map((each) => each.id).join(',')}`}
            className={`${buttonClass('outline', 'sm')} mt-3 justify-self-start`}
          >
            <PrintIcon />
            {t('factsheets')}
          </PortalLink>
        </>
      )}
    </section>
  );
}

interface RenameProps {
  readonly name: string;
  /** False where the device refused: what was typed stays. */
  onRename(name: string): Promise<boolean>;
  onSaid(name: string): void;
  onClose(): void;
}

function RenameForm({ name, onRename, onSaid, onClose }: RenameProps) {
  const { t } = useTranslation('saved');
  const [words, setWords] = useState(name);
  const field = useId();
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = words.trim();
    if (wanted !== '' && wanted !== name) {
      if (!(await onRename(wanted))) return;
      onSaid(wanted);
    }
    onClose();
  };
  return (
    <form
      className="grid gap-2 py-3"
      onSubmit={(event) => void rename(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <label htmlFor={field} className="type-small font-bold">
        {t('newName')}
      </label>
      <input
        id={field}
        autoFocus
        autoComplete="off"
        className="field-control"
        maxLength={COLLECTION_NAME_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('default', 'sm')}>
          {t('saveName')}
        </button>
        <Button variant="outline" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
