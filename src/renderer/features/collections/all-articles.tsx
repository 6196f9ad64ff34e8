import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedArticle, SavedState } from '../../data/saved/saved.ts';
import { restoreArticle, removeArticle } from '../../data/saved/saved-changes.ts';
import { longDate } from '../../i18n/dates.ts';
import { localDay } from '../../i18n/moments.ts';
import { useLanguage } from '../../i18n/language.ts';
import { BinIcon } from '../../ui/lazy/icons.ts';
import { showToast } from '../../ui/toast.ts';
import { IconButton } from './icon-button.tsx';
import { CollectionTicks } from '../saved/parts/collection-ticks.tsx';
import { NoteField } from '../saved/parts/note-field.tsx';
import type { SavedOnDevice } from '../saved/parts/use-saved.ts';
import { SavedPicture } from './saved-picture.tsx';
import { TitleLink, useSavedTitle } from './saved-title.tsx';

interface Props {
  readonly state: SavedState;
  readonly change: SavedOnDevice['change'];
}

/** Every saved article with its note and its collections, the newest first. */
export function AllArticles({ state, change }: Props) {
  const { t } = useTranslation('collections');
  return (
    <section className="grid gap-1">
      <h2 className="type-h3 border-b-2 border-ink pb-2.5 font-extrabold" tabIndex={-1} id={LIST}>
        {t('all')}
      </h2>
      <ul>
        {state.articles.map((article) => (
          <Row key={article.id} article={article} state={state} change={change} />
        ))}
      </ul>
    </section>
  );
}

/** The heading takes the focus of a row that is gone. */
const LIST = 'all-saved';

function Row({ article, state, change }: Props & { readonly article: SavedArticle }) {
  const { t } = useTranslation(['collections', 'saved']);
  const { language } = useLanguage();
  const { title } = useSavedTitle(article);
  // What is written is shown, also what comes from another window; an empty note needs no room. It doesn't fold while somebody
  // empties it.
  const [isOpen, setOpen] = useState(article.note !== '');
  if (article.note !== '' && !isOpen) setOpen(true);
  const remove = async () => {
    if (!(await change(removeArticle(article.id)))) return;
    document.getElementById(LIST)?.focus();
    const run = () => void change(restoreArticle(article.id, state));
    void showToast({
      kind: 'success',
      title: t('saved:removedArticle', { title }),
      action: { label: t('saved:undo'), run },
    });
  };
  return (
    <li className="grid gap-1 border-b-[1.5px] border-line py-4 last:border-b-0">
      <div className="flex items-start gap-3.5">
        <SavedPicture id={article.id} />
        <div className="min-w-0 flex-1">
          <TitleLink article={article} />
          <p className="type-small text-ink-3">{longDate(localDay(new Date(article.savedAt)), language)}</p>
        </div>
        <IconButton label={t('removeArticle', { title })} onClick={() => void remove()}>
          <BinIcon />
        </IconButton>
      </div>
      <details open={isOpen}>
        <summary className="disclosure flex min-h-11 cursor-pointer items-center gap-3 font-bold text-brand">
          {t('details')}
        </summary>
        <div className="grid gap-3 pb-2">
          <NoteField article={article} label={t('noteFor', { title })} />
          <CollectionTicks id={article.id} title={title} collections={state.collections} change={change} />
        </div>
      </details>
    </li>
  );
}
